import { api } from '@tessera/shared/client';
import type { SignupValues } from '@tessera/shared/forms';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { Checkbox, TextField } from '@tessera/shared/ui';
import { authMessages } from '../flow/auth-messages';
import { messageOf } from '../flow/message-of';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import { EmailField } from './email-field';
import { NewPasswordFields } from './new-password-fields';
import { TermsLabel } from './terms-label';
import { useLateForm } from './use-late-form';

export interface CreateAccountFormProps {
  /** filled in at first */
  email?: string;
  /** called as soon as the account exists, with its e-mail address and what empties the form */
  onSignedUp: (email: string, reset: () => void) => void;
}

/** docs/product.md §7: what the server takes. */
async function register({ first_name, last_name, username, email, password }: SignupValues): Promise<string> {
  const fallbackTexts = messagesIn(authMessages).fallback;
  const json = { first_name, last_name, username, email, password };
  return messageOf(await api.post('auth/register', { json }), fallbackTexts.done);
}

/** The fields of docs/product.md §2 'Create Account', in the dialog and on the page. */
export function CreateAccountForm({ email, onSignedUp }: CreateAccountFormProps) {
  const { fallback: fallbackTexts, fields, createAccount: texts } = useMessages(authMessages);
  const state = useLateForm({
    name: 'signup',
    fallback: fallbackTexts.signupFailed,
    send: async (values) => {
      const message = await register(values);
      onSignedUp(values.email, state.reset);
      return message;
    },
  });
  const { errors } = state;
  return (
    <AuthForm state={state} label={texts.form} action={texts.send} pendingText={texts.sending}>
      <div className={styles.Pair}>
        <TextField label={fields.firstName} name="first_name" autoComplete="given-name" error={errors['first_name']} />
        <TextField label={fields.lastName} name="last_name" autoComplete="family-name" error={errors['last_name']} />
      </div>
      <TextField
        label={fields.username}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        error={errors['username']}
      />
      <EmailField errors={errors} email={email} />
      <NewPasswordFields errors={errors} />
      <div className={styles.Last}>
        <Checkbox label={<TermsLabel />} name="terms" error={errors['terms']} />
      </div>
    </AuthForm>
  );
}
