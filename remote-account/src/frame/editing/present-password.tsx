import { PasswordField } from '@tessera/shared/ui';
import type { ComponentProps } from 'react';

interface PresentPasswordProps extends Omit<ComponentProps<typeof PasswordField>, 'form'> {
  /** whose password it is */
  email: string;
  /** has a field for it, whose fault goes when something is typed */
  form: {
    register(name: 'password', options: { onChange: () => void }): object;
    clearErrors(name: 'password'): void;
  };
}

/** The password that somebody signs in with, asked for again; a password manager is told whose it is. */
export const PresentPassword = ({ email, form, ...field }: PresentPasswordProps) => (
  <>
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    <PasswordField {...form.register('password', { onChange: () => form.clearErrors('password') })} {...field} />
  </>
);
