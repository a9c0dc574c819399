import { api } from '@tessera/shared/client';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery } from '@tessera/shared/query';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AuthForm } from '../forms/auth-form';
import { AuthFrame } from '../frame/auth-frame';
import styles from '../frame/auth-frame.module.css';
import { authMessages } from '../flow/auth-messages';
import { EmailField } from '../forms/email-field';
import { messageOf } from '../flow/message-of';
import { useKnownEmail } from '../flow/use-known-email';
import { useLateForm } from '../forms/use-late-form';
import { ReachTheStore } from './reach-the-store';

/**
 * /auth/forgot-password (docs/product.md §2): asks for a mail with a link. The answer is the same whether there is an
 * account or not.
 */
export function Page() {
  const { fallback: fallbackTexts, forgot: texts } = useMessages(authMessages);
  const { data: store } = useQuery(storeQuery());
  const email = useKnownEmail();
  const state = useLateForm({
    name: 'forgot',
    repeatable: true,
    send: async (values) =>
      messageOf(await api.post('auth/forgot-password', { json: { email: values.email } }), fallbackTexts.done),
  });
  return (
    <AuthFrame title={texts.title} text={texts.text}>
      <AuthForm state={state} label={texts.title} action={texts.send} pendingText={texts.sending}>
        <EmailField errors={state.errors} email={email} />
      </AuthForm>
      <p className={styles.Other}>
        <Link to={paths.login()}>{texts.back}</Link>
      </p>
      {store && <ReachTheStore store={store} />}
    </AuthFrame>
  );
}
