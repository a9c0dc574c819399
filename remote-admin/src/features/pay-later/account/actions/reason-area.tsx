import { useMessages } from '@tessera/shared/i18n';
import { TextArea } from '@tessera/shared/ui';
import type { FieldErrors } from '../../../../controls/write-errors';
import { accountMessages } from '../../../../messages/pay-later/account';

/** Why it is done; only staff read it. */
export const ReasonArea = ({ errors }: { errors: FieldErrors }) => {
  const text = useMessages(accountMessages);
  return (
    <TextArea
      label={text.fields.reason}
      name="reason"
      rows={3}
      maxLength={500}
      hint={text.hints.staff}
      error={errors.reason}
    />
  );
};
