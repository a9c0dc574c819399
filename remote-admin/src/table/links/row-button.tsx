import type { ReactNode } from 'react';
import styles from './row-link.module.css';

interface RowButtonProps {
  onPress: () => void;
  children: ReactNode;
}

/** What opens a row in a dialog; as with `RowLink`, a press anywhere on the row is one on it. */
export function RowButton({ onPress, children }: RowButtonProps) {
  return (
    <button type="button" className={styles.RowLink} data-row-link aria-haspopup="dialog" onClick={onPress}>
      {children}
    </button>
  );
}
