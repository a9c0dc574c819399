import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from '../frame/auth-frame.module.css';
import { authMessages } from '../flow/auth-messages';
import { SignInScreen } from './sign-in-screen';

/** /auth/login (docs/product.md §2). */
export function Page() {
  const signInTexts = useMessages(authMessages).signIn;
  return (
    <SignInScreen title={signInTexts.title} text={signInTexts.text}>
      <p className={styles.Other}>
        {signInTexts.isNew} <Link to={paths.signup()}>{signInTexts.create}</Link>
      </p>
    </SignInScreen>
  );
}
