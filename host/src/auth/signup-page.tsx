import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AuthPage } from './auth-page';
import styles from './auth-page.module.css';
import { createAccountTexts } from './auth-texts';
import { CreateAccountForm } from './create-account-form';
import { useSignUpSuccess } from './use-sign-up-success';

/** /auth/signup (SPEC.md §2). */
export function Page() {
  const { data: store } = useQuery(storeQuery());
  const handleSignedUp = useSignUpSuccess();
  return (
    <AuthPage {...createAccountTexts(store?.name ?? 'us')}>
      <CreateAccountForm onSignedUp={handleSignedUp} />
      <p className={styles.Other}>
        Have an account? <Link to={paths.login()}>Sign in</Link>
      </p>
    </AuthPage>
  );
}
