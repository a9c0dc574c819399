import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatDate } from '@tessera/shared/dates';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { confirmationMessages } from '../../../messages/confirmation';
import styles from '../../../frame/order-page.module.css';

/** When which instalment is due. */
export function PaySchedule({ order }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const locale = useLocale();
  const money = moneyFormat(order.currency, useLocale());
  if (!order.pay_later) return null;
  return (
    <div>
      <h3 className={styles.Label}>{text.scheduleTitle}</h3>
      <ol className={styles.Facts}>
        {order.pay_later.instalments.map(({ id, due_on, amount, state }) => (
          <li key={id} className={styles.Row}>
            <span>{state === 'paid' ? text.paidInstalment : text.due(formatDate(due_on, locale))}</span>
            <span className={styles.Amount}>{money(amount)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
