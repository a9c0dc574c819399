import { useMessages } from '@tessera/shared/i18n';
import { PasswordField } from '@tessera/shared/ui';
import { authMessages } from '../flow/auth-messages';
import type { LateForm } from './use-late-form';

/** A password that is being chosen, twice (docs/product.md §2, §5). */
export function NewPasswordFields({ errors }: { errors: LateForm['errors'] }) {
  const { fields } = useMessages(authMessages);
  return (
    <>
      <PasswordField label={fields.password} name="password" autoComplete="new-password" error={errors['password']} />
      <PasswordField
        label={fields.confirmPassword}
        name="confirm_password"
        autoComplete="new-password"
        error={errors['confirm_password']}
      />
    </>
  );
}
