import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import styles from '../frame/auth-frame.module.css';
import { authMessages } from '../flow/auth-messages';
import { CreateAccountForm } from '../forms/create-account-form';
import { useSignUpSuccess } from '../flow/use-sign-up-success';
import { AuthPage } from './auth-page';

/** /auth/signup (docs/product.md §2). */
export function Page() {
  const createAccountTexts = useMessages(authMessages).createAccount;
  const { data: store } = useQuery(storeQuery());
  const handleSignedUp = useSignUpSuccess();
  return (
    <AuthPage title={createAccountTexts.title} text={createAccountTexts.text(store?.name ?? 'us')}>
      <CreateAccountForm onSignedUp={handleSignedUp} />
      <p className={styles.Other}>
        {createAccountTexts.isKnown} <Link to={paths.login()}>{createAccountTexts.signIn}</Link>
      </p>
    </AuthPage>
  );
}
