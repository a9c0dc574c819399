import { PasswordField } from '@tessera/shared/ui';
import type { LateForm } from './use-late-form';

/** A password that is being chosen, twice (SPEC.md §2, §5). */
export function NewPasswordFields({ errors }: { errors: LateForm['errors'] }) {
  return (
    <>
      <PasswordField label="Password" name="password" autoComplete="new-password" error={errors['password']} />
      <PasswordField
        label="Confirm Password"
        name="confirm_password"
        autoComplete="new-password"
        error={errors['confirm_password']}
      />
    </>
  );
}
