import type { AdminOrder } from '@tessera/shared/contract';
import { TotalsList } from '@tessera/shared/components';
import { formatDate } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { Badge } from '@tessera/shared/ui';
import { orderMessages } from '../../../messages/orders/order';
import { Card } from '../../../page/card';
import styles from './order-money.module.css';
import { OrderRefunds } from '../troubles/order-refunds';
import rows from '../../../page/rows.module.css';

interface AmountProps {
  label: string;
  amount: string;
}

function Amount({ label, amount }: AmountProps) {
  return (
    <div className={styles.Amount}>
      <dt>{label}</dt>
      <dd className={styles.Figure}>{amount}</dd>
    </div>
  );
}

const PART_TONES = { paid: 'success', open: 'neutral', due: 'warning', overdue: 'danger' } as const;

/** How it is paid; a plan's parts may be by one card each. */
function wayOf({ payment: { method, card }, pay_later }: AdminOrder, methods: Record<typeof method, string>): string {
  return card && !pay_later
    ? `${methods[method]} · ${card.brand_name ?? card.brand} •••• ${card.last4}`
    : methods[method];
}

/** What it came to, what came in, and what went back. */
export function OrderMoney({ order }: { order: AdminOrder }) {
  const text = useMessages(orderMessages);
  const locale = useLocale();
  const { totals, currency, coupon_code, payments, exchanged, refundable, pay_later } = order;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const sum = (of: (payment: AdminOrder['payments'][number]) => number) =>
    payments.reduce((total, one) => total + of(one), 0);
  const captured = sum(({ captured_amount }) => captured_amount);
  // the total went down by them, so they do not count as refunded
  const differences = order.refunds
    .filter(({ purpose, state }) => purpose === 'difference' && state === 'done')
    .reduce((total, { amount }) => total + amount, 0);
  const reserved = sum(({ authorised_amount, captured_amount }) => Math.max(0, authorised_amount - captured_amount));
  return (
    <Card title={text.payment} action={<span className={rows.Quiet}>{wayOf(order, text.methods)}</span>}>
      <div className={styles.Totals}>
        <TotalsList totals={totals} currency={currency} locale={locale} coupon={coupon_code} text={text} />
        {order.discount_reason && <p className={rows.Quiet}>{text.discountReason(order.discount_reason)}</p>}
      </div>
      <dl className={styles.Moved}>
        <Amount label={text.paid} amount={money(captured)} />
        {order.payment_status === 'authorised' && reserved > 0 && (
          <Amount label={text.reserved} amount={money(reserved)} />
        )}
        {differences > 0 && <Amount label={text.differences} amount={money(-differences)} />}
        {totals.refunded > 0 && <Amount label={text.refunded} amount={money(-totals.refunded)} />}
        {exchanged > 0 && <Amount label={text.exchanged} amount={money(exchanged)} />}
        {order.payment_status === 'partially_paid' && <Amount label={text.stillOwed} amount={money(order.owed)} />}
        {refundable > 0 && <Amount label={text.stillRefundable} amount={money(refundable)} />}
      </dl>
      <OrderRefunds order={order} />
      {pay_later && (
        <>
          <h3 className={styles.Title}>{text.schedule(pay_later.plan_name)}</h3>
          <ul className={rows.Rows}>
            {pay_later.instalments.map(({ id, number, due_on, amount, state }) => (
              <li key={id} className={rows.Row}>
                <p className={rows.Head}>
                  {`${number}. ${money(amount)}`} <Badge tone={PART_TONES[state]}>{text.instalmentStates[state]}</Badge>
                  <span className={rows.End}>{text.dueOn(formatDate(due_on, locale))}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
