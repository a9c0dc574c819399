import { Alert, Button, Checkbox, PasswordField, TextField } from '@tessera/shared/ui';
import type { Role } from '@tessera/shared/contract';
import { useQueryClient } from '@tessera/shared/vendor/query';
import styles from './auth-form.module.css';
import { completeSignIn } from './complete-sign-in';
import { useLateForm } from './use-late-form';

export interface SignInFormProps {
  /** filled in at first */
  email?: string;
  onSignedIn: (role: Role) => void;
  onForgotPassword: () => void;
}

/** The fields of SPEC.md §2 'Sign In', in the dialog and on the pages. */
export function SignInForm({ email, onSignedIn, onForgotPassword }: SignInFormProps) {
  const queryClient = useQueryClient();
  const { form, errors, pending, banner } = useLateForm({
    name: 'login',
    fallback: 'Login failed. Please try again.',
    send: (values, element) => {
      const remember = new FormData(element).has('remember');
      return completeSignIn(values, { remember, queryClient, onDone: onSignedIn });
    },
  });
  return (
    <form {...form} className={styles.Form} aria-label="Sign in">
      {banner && <Alert tone={banner.tone}>{banner.text}</Alert>}
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        error={errors['email']}
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" error={errors['password']} />
      <div className={styles.Row}>
        <Checkbox label="Remember me" name="remember" defaultChecked />
        <Button variant="quiet" size="sm" onClick={onForgotPassword}>
          Forgot password?
        </Button>
      </div>
      <Button type="submit" block pending={pending}>
        Sign In
      </Button>
    </form>
  );
}
