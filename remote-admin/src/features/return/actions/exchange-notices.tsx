import type { AdminReturn } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { returnMessages } from '../../../messages/orders/return';
import { adminPaths } from '../../../paths';
import { allMissing } from '../model/return.model';

/** What has not come is exchanged for nothing, and is not waited for any more; nothing where all is here. */
export function MissingNotice({ one }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  const missing = allMissing(one);
  return missing > 0 && <Alert tone="warning">{text.exchangeMissing(missing)}</Alert>;
}

/** An order for the exchange is being written, and what is done here leaves it without its return; nothing without one. */
export function DraftInVain({ one: { exchange_draft_id } }: { one: AdminReturn }) {
  const text = useMessages(returnMessages);
  if (exchange_draft_id === null) return null;
  return (
    <Alert tone="warning">
      {text.draftInVain} <Link to={adminPaths.draft(exchange_draft_id)}>{text.toDraft}</Link>
    </Alert>
  );
}
