import type { JSX } from 'react';
import { ComboboxOption } from '@tessera/shared/components';
import { ICONS, RailIcon } from '../rail-icon';
import styles from './palette.module.css';
import type { Choice, Kind } from './palette.model';

/** For kinds whose choices bring no drawing of their own. */
const DRAWINGS: Partial<Record<Kind, string>> = {
  order: 'M6 3h12v18l-3-2-3 2-3-2-3 2V3Zm3.5 5h5m-5 4h5',
  customer: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  product: 'M12 3l8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9l8-4.5M12 12v9m0-9L4 7.5',
  search: ICONS.search,
};

export interface PaletteOptionProps {
  id: string;
  choice: Choice;
  /** the arrow keys have come here; the focus stays in the box */
  active: boolean;
  onPoint: () => void;
}

/** One line of the palette. */
export function PaletteOption({ id, choice, active, onPoint }: PaletteOptionProps): JSX.Element {
  const { kind, label, hint, icon, choose } = choice;
  return (
    <ComboboxOption id={id} className={styles.Option} active={active} onPoint={onPoint} onChoose={choose}>
      <RailIcon path={icon ?? DRAWINGS[kind]} />
      <span className={styles.Label}>{label}</span>
      {hint && <span className={styles.Hint}>{hint}</span>}
    </ComboboxOption>
  );
}
