import { api } from '@tessera/shared/client';
import type { SignupValues } from '@tessera/shared/forms';
import { Alert, Button, Checkbox, PasswordField, TextField } from '@tessera/shared/ui';
import styles from './auth-form.module.css';
import { useLateForm } from './use-late-form';

export interface CreateAccountFormProps {
  /** filled in at first */
  email?: string;
  /** called with the new account's e-mail address as soon as the account exists */
  onSignedUp: (email: string) => void;
}

/** SPEC.md §7: what the server takes. */
async function register({ first_name, last_name, username, email, password }: SignupValues): Promise<string> {
  const json = { first_name, last_name, username, email, password };
  const answer = await api.post<{ message?: string }>('auth/register', { json });
  return answer?.message ?? 'Request successful!';
}

/** The fields of SPEC.md §2 'Create Account', in the dialog and on the page. */
export function CreateAccountForm({ email, onSignedUp }: CreateAccountFormProps) {
  const { form, errors, pending, banner, reset } = useLateForm({
    name: 'signup',
    fallback: 'Signup failed. Please try again.',
    send: async (values) => {
      const message = await register(values);
      reset();
      onSignedUp(values.email);
      return message;
    },
  });
  return (
    <form {...form} className={styles.Form} aria-label="Create account">
      {banner && <Alert tone={banner.tone}>{banner.text}</Alert>}
      <div className={styles.Pair}>
        <TextField label="First Name" name="first_name" autoComplete="given-name" error={errors['first_name']} />
        <TextField label="Last Name" name="last_name" autoComplete="family-name" error={errors['last_name']} />
      </div>
      <TextField
        label="Username"
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        error={errors['username']}
      />
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
      <PasswordField label="Password" name="password" autoComplete="new-password" error={errors['password']} />
      <PasswordField
        label="Confirm Password"
        name="confirm_password"
        autoComplete="new-password"
        error={errors['confirm_password']}
      />
      <Checkbox label="I agree to the Terms of Service and Privacy Policy" name="terms" error={errors['terms']} />
      <Button type="submit" block pending={pending} pendingText="Creating...">
        Create Account
      </Button>
    </form>
  );
}
