import { Skeleton } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styles from './audit-entry.module.css';

interface EntryListProps {
  label: string;
  /** so many are expected, while none has come */
  expected: number;
  /** what is shown answers an earlier question */
  stale?: boolean;
  /** undefined while they are on their way */
  children: ReactNode;
}

/** Entries of the audit log, or as many grey rows. */
export function EntryList({ label, expected, stale = false, children }: EntryListProps) {
  const isWaiting = children === undefined;
  return (
    <ol className={styles.Entries} aria-busy={stale || isWaiting} aria-label={label} data-stale={stale || undefined}>
      {isWaiting
        ? Array.from({ length: expected }, (_, row) => (
            <li key={row} className={styles.Entry}>
              <Skeleton width="wide" className={styles.Waiting} />
            </li>
          ))
        : children}
    </ol>
  );
}
