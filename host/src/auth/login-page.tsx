import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from './auth-page.module.css';
import { signInTexts } from './auth-texts';
import { SignInScreen } from './sign-in-screen';

/** /auth/login (SPEC.md §2). */
export function Page() {
  return (
    <SignInScreen {...signInTexts}>
      <p className={styles.Other}>
        New here? <Link to={paths.signup()}>Create an account</Link>
      </p>
    </SignInScreen>
  );
}
