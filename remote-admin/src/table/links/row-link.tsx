import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import styles from './row-link.module.css';

interface RowLinkProps {
  to: string;
  children: ReactNode;
}

/** Where a row leads: its target is the whole row, so that a press anywhere on it, in whatever way, is one on a link. */
export function RowLink({ to, children }: RowLinkProps) {
  return (
    <Link className={styles.RowLink} to={to} data-row-link>
      {children}
    </Link>
  );
}
