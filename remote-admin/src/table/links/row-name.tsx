import type { ReactNode } from 'react';
import { RowButton } from './row-button';
import styles from './row-link.module.css';

interface RowNameProps {
  name: string;
  /** opens the row in a dialog; none: it cannot be opened */
  onOpen: (() => void) | undefined;
  /** its marks */
  children: ReactNode;
}

/** What a row is called, with its marks beside it. */
export const RowName = ({ name, onOpen, children }: RowNameProps) => (
  <span className={styles.Name}>
    {onOpen ? <RowButton onPress={onOpen}>{name}</RowButton> : <span className={styles.Words}>{name}</span>}
    {children}
  </span>
);
