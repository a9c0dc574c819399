import type { JSX } from 'react';
import { cx } from '@tessera/shared/ui';
import styles from './colours.module.css';
import { Specimen } from './specimen/specimen';

const SWATCHES = [
  ['paper, ink', styles.Paper],
  ['surface, ink', styles.Surface],
  ['sunken, muted', styles.Sunken],
  ['ink, on ink', styles.Ink],
  ['accent, on accent', styles.Accent],
  ['accent soft, ink', styles.AccentSoft],
  ['success', styles.Success],
  ['warning', styles.Warning],
  ['danger', styles.Danger],
] as const;

export function Colours(): JSX.Element {
  return (
    <Specimen name="Colours">
      <ul className={styles.Swatches}>
        {SWATCHES.map(([name, style]) => (
          <li key={name} className={cx(styles.Swatch, style)}>
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
