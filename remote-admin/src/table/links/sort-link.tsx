import { Link } from '@tessera/shared/vendor/router';
import styles from './sort-link.module.css';

interface SortLinkProps {
  to: string;
  direction: 'ascending' | 'descending' | 'none';
  label: string;
  /** 'end' above right-aligned figures */
  align?: 'start' | 'end';
}

/** A column's heading as a link to the list sorted by it: the order lives in the address. */
export function SortLink({ to, direction, label, align = 'start' }: SortLinkProps) {
  return (
    <Link to={to} className={styles.Sort} data-direction={direction} data-align={align} preventScrollReset>
      {label}
      <svg className={styles.Arrow} width="8" height="8" viewBox="0 0 8 8" aria-hidden="true" focusable="false">
        <path d="M4 1 7 6H1Z" fill="currentColor" />
      </svg>
    </Link>
  );
}
