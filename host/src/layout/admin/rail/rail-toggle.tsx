import type { JSX } from 'react';
import { useMessages } from '@tessera/shared/i18n';
import { adminLayoutMessages } from '../admin-layout-messages';
import railStyles from '../rail.module.css';
import { ICONS, RailIcon } from '../rail-icon';
import styles from './rail-toggle.module.css';
import { switchRail, useNarrowRail } from './use-narrow-rail';

/** Takes the rail's words away, or brings them back. */
export function RailToggle(): JSX.Element {
  const text = useMessages(adminLayoutMessages);
  const narrow = useNarrowRail();
  const words = narrow ? text.widen : text.narrow;
  return (
    <button type="button" className={styles.Toggle} aria-keyshortcuts="m" data-tip={words} onClick={switchRail}>
      <RailIcon path={narrow ? ICONS.widen : ICONS.narrow} />
      <span className={railStyles.Label}>{words}</span>
    </button>
  );
}
