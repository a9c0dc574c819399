import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from './wordmark.module.css';

/** The store's name beside its sign, a kiln's arch; leads home. */
export function Wordmark({ name }: { name: string }): JSX.Element {
  return (
    <Link to={paths.home()} className={styles.Wordmark}>
      <svg className={styles.Mark} width="22" height="24" viewBox="0 0 22 24" fill="currentColor" aria-hidden="true">
        <path d="M0 24V11a11 11 0 0 1 22 0v13h-6.5V11.5a4.5 4.5 0 0 0-9 0V24Z" />
      </svg>
      {name}
    </Link>
  );
}
