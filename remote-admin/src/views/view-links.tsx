import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import styles from './view-links.module.css';

export interface ViewLink {
  key: string;
  label: string;
  href: string;
  current: boolean;
}

interface ViewLinksProps {
  /** of the landmark */
  label: string;
  views: readonly ViewLink[];
  /** what can be done with the view on show */
  children?: ReactNode;
}

/** A list's named questions, side by side; the one on show is marked. */
export function ViewLinks({ label, views, children }: ViewLinksProps) {
  return (
    <nav className={styles.Views} aria-label={label} data-screen-only>
      <ul className={styles.Links}>
        {views.map(({ key, label: name, href, current }) => (
          <li key={key}>
            <Link to={href} className={styles.Link} aria-current={current ? 'page' : undefined} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
