import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { authMessages } from '../flow/auth-messages';
import type { LateForm } from './use-late-form';

export interface EmailFieldProps {
  errors: LateForm['errors'];
  /** filled in at first */
  email?: string;
}

/** The address that somebody signs in with: password managers keep it as the username. */
export function EmailField({ errors, email }: EmailFieldProps) {
  return (
    <TextField
      label={useMessages(authMessages).fields.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={email}
      error={errors['email']}
    />
  );
}
