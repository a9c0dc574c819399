import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Link } from '@tessera/shared/vendor/router';
import styles from '../frame/auth-frame.module.css';
import { authMessages } from '../flow/auth-messages';
import { SignInScreen } from './sign-in-screen';

/** /admin/auth/login (docs/product.md §2): the same sign-in, for staff. */
export function Page() {
  const staffTexts = useMessages(authMessages).staff;
  return (
    <SignInScreen title={staffTexts.title} text={staffTexts.text}>
      <p className={styles.Other}>
        <Link to={paths.home()}>{staffTexts.back}</Link>
      </p>
    </SignInScreen>
  );
}
