import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from './auth-page.module.css';
import { staffTexts } from './auth-texts';
import { SignInScreen } from './sign-in-screen';

/** /admin/auth/login (SPEC.md §2): the same sign-in, for staff. */
export function Page() {
  return (
    <SignInScreen {...staffTexts}>
      <p className={styles.Other}>
        <Link to={paths.home()}>Back to the shop</Link>
      </p>
    </SignInScreen>
  );
}
