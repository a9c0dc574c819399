import type { OrderEditPreview } from '@tessera/shared/contract';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Alert } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { orderDialogsMessages } from '../../../messages/orders/order-dialogs';
import styles from './actions.module.css';

interface EditSumsProps {
  currency: string;
  /** undefined: nothing is changed yet */
  preview: OrderEditPreview | undefined;
  error: Error | null;
}

const SUMS = ['items', 'discount', 'shipping', 'tax', 'total'] as const;

/** What the order comes to now and afterwards, and what becomes of the difference. */
export function EditSums({ currency, preview, error }: EditSumsProps) {
  const { dueOn } = useMessages(orderMessages);
  const text = useMessages(orderDialogsMessages);
  const locale = useLocale();
  if (error) return <Alert tone="error">{error.message}</Alert>;
  if (!preview) return null;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const { before, after, owed, refund, pay_later_plan } = preview;
  const shown = SUMS.filter((sum) => sum === 'total' || before[sum] !== 0 || after[sum] !== 0);
  return (
    <div role="status">
      <table className={styles.Sums}>
        <thead>
          <tr>
            <th scope="col" className={styles.SumLabel}>
              {text.lineChange.sum}
            </th>
            <th scope="col" className={styles.SumAmount}>
              {text.lineChange.now}
            </th>
            <th scope="col" className={styles.SumAmount}>
              {text.lineChange.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((sum) => (
            <tr key={sum} className={sum === 'total' ? styles.Whole : undefined}>
              <th scope="row" className={styles.SumLabel}>
                {text.lineChange.sums[sum]}
              </th>
              <td className={styles.SumAmount}>{money(before[sum])}</td>
              <td className={styles.SumAmount}>{money(after[sum])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refund > 0 && <p>{text.lineChange.refund(money(refund))}</p>}
      {owed > 0 && <p>{text.lineChange.owed(money(owed))}</p>}
      {refund === 0 && owed === 0 && <p>{text.lineChange.follows}</p>}
      {pay_later_plan?.instalments.map(({ id, number, due_on, amount }) => (
        <p key={id} className={styles.Quiet}>
          {`${number}. ${money(amount)} · ${dueOn(formatDate(due_on, locale))}`}
        </p>
      ))}
    </div>
  );
}
