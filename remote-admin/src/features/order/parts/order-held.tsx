import type { AdminOrder } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import rows from '../../../page/rows.module.css';

/** Why the order must not be sent off now, and who said so; nothing where it may. */
export function OrderHeld({ hold }: Pick<AdminOrder, 'hold'>) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  if (!hold) return null;
  return (
    <Alert tone="warning">
      <p className={rows.Words}>{hold.reason}</p>
      <p className={rows.Quiet}>{text.heldBy(hold.held_by_name, momentOf(hold.held_at, locale))}</p>
    </Alert>
  );
}
