import type { JSX } from 'react';
import { paths } from '@tessera/shared/paths';
import { useSession } from '@tessera/shared/session';
import { Link, NavLink } from '@tessera/shared/vendor/router';
import styles from './admin-layout.module.css';
import type { LayoutProps } from './layout-props';
import { NavigationProgress } from './navigation-progress';
import { navigationFor } from './navigation.model';
import { RouteAnnouncer } from './route-announcer';
import { signOut } from './sign-out';
import { CONTENT_ID, SkipLink } from './skip-link';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

/** Around the back office: a rail with its pages, dense text. */
export function AdminLayout({ children, remotes, store }: LayoutProps): JSX.Element {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  return (
    <div className={styles.Admin}>
      <SkipLink />
      <NavigationProgress />
      <header className={styles.Rail}>
        <div className={styles.Brand}>
          <Wordmark name={store.name} />
        </div>
        <nav aria-label="Back office" className={styles.Links}>
          {navigationFor('admin', remotes).map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === paths.admin()} className={styles.Link}>
              {label}
            </NavLink>
          ))}
        </nav>
        <div className={styles.Foot}>
          <Link to={paths.home()} className={styles.Link}>
            View shop
          </Link>
          {signedIn && (
            <button type="button" className={styles.Link} onClick={signOut}>
              Logout
            </button>
          )}
          <ThemeSwitch />
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.Main}>
        {children}
      </main>
      <RouteAnnouncer />
    </div>
  );
}
