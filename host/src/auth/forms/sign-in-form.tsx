import { useMessages } from '@tessera/shared/i18n';
import { Button, Checkbox, PasswordField } from '@tessera/shared/ui';
import type { Role } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { authMessages } from '../flow/auth-messages';
import { completeSignIn } from '../flow/complete-sign-in';
import { AuthForm } from './auth-form';
import styles from './auth-form.module.css';
import { EmailField } from './email-field';
import { useLateForm } from './use-late-form';

export interface SignInFormProps {
  /** filled in at first */
  email?: string;
  onSignedIn: (role: Role) => void;
  /** given the address that has been typed so far */
  onForgotPassword: (email: string) => void;
}

/** What stands in the form's field for the address. */
function typedEmail(form: HTMLFormElement | null): string {
  const email = form && new FormData(form).get('email');
  return typeof email === 'string' ? email.trim() : '';
}

/** The fields of docs/product.md §2 'Sign In', in the dialog and on the pages. */
export function SignInForm({ email, onSignedIn, onForgotPassword }: SignInFormProps) {
  const { fallback: fallbackTexts, fields, signIn: texts } = useMessages(authMessages);
  const queryClient = useQueryClient();
  const state = useLateForm({
    name: 'login',
    fallback: fallbackTexts.loginFailed,
    send: (values, element) => {
      const remember = new FormData(element).has('remember');
      return completeSignIn(values, { remember, queryClient, onDone: onSignedIn });
    },
  });
  const { errors } = state;
  return (
    <AuthForm state={state} label={texts.form} action={texts.send}>
      <EmailField errors={errors} email={email} />
      <PasswordField
        label={fields.password}
        name="password"
        autoComplete="current-password"
        error={errors['password']}
      />
      <div className={styles.Row}>
        <Checkbox label={texts.remember} name="remember" defaultChecked />
        <Button
          className={styles.Forgot}
          variant="quiet"
          size="sm"
          onClick={({ currentTarget }) => onForgotPassword(typedEmail(currentTarget.form))}
        >
          {texts.forgot}
        </Button>
      </div>
    </AuthForm>
  );
}
