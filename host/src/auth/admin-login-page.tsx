import type { PageModule } from '@tessera/shared/composition';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from './auth-page.module.css';
import { SignInScreen } from './sign-in-screen';

/** /admin/auth/login (SPEC.md §2): the same sign-in, for staff. */
export function Page() {
  return (
    <SignInScreen title="Staff sign in" text="Sign in to run the store">
      <p className={styles.Other}>
        <Link to={paths.home()}>Back to the shop</Link>
      </p>
    </SignInScreen>
  );
}

export const meta: PageModule['meta'] = ({ store }) => ({ title: `Staff sign in · ${store.name}`, robots: 'noindex' });
