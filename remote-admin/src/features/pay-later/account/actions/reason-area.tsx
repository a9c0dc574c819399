import { useMessages } from '@tessera/shared/i18n';
import type { FieldErrors } from '../../../../controls/write-errors';
import { ReasonField } from '../../../../form/fields/reason-field';
import { accountMessages } from '../../../../messages/pay-later/account';

/** Why it is done; only staff read it. */
export const ReasonArea = ({ errors }: { errors: FieldErrors }) => {
  const text = useMessages(accountMessages);
  return <ReasonField label={text.fields.reason} hint={text.hints.staff} error={errors.reason} />;
};
