import type { CustomerRecord } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { TimeAgo } from '../../../format/time-ago';
import { customerMessages } from '../../../messages/customers/customer';
import { Card } from '../../../page/card';
import { RecordFigures } from '../../../records/record-figures';
import { averageOf } from '../model/customer.model';
import styles from './customer.module.css';

interface CustomerFiguresProps {
  customer: CustomerRecord;
  /** milliseconds since the epoch: when it was read */
  now: number;
}

/** What they have ordered and spent, at a glance. */
export function CustomerFigures({ customer, now }: CustomerFiguresProps) {
  const text = useMessages(customerMessages);
  const locale = useLocale();
  const { orders_count, spent, currency, last_order_at, wishlist_count, state } = customer;
  const average = averageOf(customer);
  const figures = [
    { label: text.ordersCount, value: orders_count.toLocaleString(locale) },
    { label: text.spent, value: formatMoney(spent, currency, locale) },
    { label: text.average, value: average === undefined ? '–' : formatMoney(average, currency, locale) },
    {
      label: text.lastOrder,
      value: last_order_at === null ? text.never : <TimeAgo at={last_order_at} now={now} locale={locale} />,
    },
    ...(state === 'anonymised' ? [] : [{ label: text.wishes, value: wishlist_count.toLocaleString(locale) }]),
  ];
  return (
    <Card title={text.figures}>
      <RecordFigures figures={figures} />
      <p className={styles.Sums}>{text.sumsText}</p>
    </Card>
  );
}
