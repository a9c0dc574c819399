import { useMessages } from '@tessera/shared/i18n';
import { TextField } from '@tessera/shared/ui';
import { draftsMessages } from '../../../../messages/orders/drafts';

/** Why something costs less than the shop says: the field `reason`. */
export function AgreedReason({ initial, error }: { initial: string | undefined; error: string | undefined }) {
  const { reason, reasonHint } = useMessages(draftsMessages);
  return (
    <TextField label={reason} hint={reasonHint} name="reason" maxLength={200} defaultValue={initial} error={error} />
  );
}
