import type { OrderTotals } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '../frame/use-locale';
import { useMoney } from '../frame/use-money';
import { ordersMessages } from '../messages/orders';
import styles from './totals-list.module.css';

interface TotalsListProps {
  totals: OrderTotals;
  currency: string;
  coupon: string | null;
}

function Row({ label, amount, tone }: { label: string; amount: string; tone?: 'sum' | 'quiet' }) {
  return (
    <div className={styles.Row} data-tone={tone}>
      <dt>{label}</dt>
      <dd className={styles.Amount}>{amount}</dd>
    </div>
  );
}

/** What it came to, row by row, in the order in which it adds up. */
export function TotalsList({ totals, currency, coupon }: TotalsListProps) {
  const text = useMessages(ordersMessages);
  const money = useMoney(currency);
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 3 });
  const taxes = totals.tax_lines.map(({ name, rate, amount }) => {
    // thousandths of a percent
    const share = percent.format(rate / 100_000);
    const label = totals.tax_included ? text.taxIncluded(name, share) : text.tax(name, share);
    const tone = totals.tax_included ? 'quiet' : undefined;
    return <Row key={`${name} ${rate}`} label={label} amount={money(amount)} tone={tone} />;
  });
  return (
    <dl className={styles.Totals}>
      <Row label={text.subtotal} amount={money(totals.items)} />
      {totals.discount > 0 && (
        <Row label={coupon ? text.coupon(coupon) : text.discount} amount={money(-totals.discount)} />
      )}
      <Row label={text.delivery} amount={totals.shipping > 0 ? money(totals.shipping) : text.free} />
      {totals.fee > 0 && <Row label={text.fee} amount={money(totals.fee)} />}
      {!totals.tax_included && taxes}
      <Row label={text.total} amount={money(totals.total)} tone="sum" />
      {totals.tax_included && taxes}
      {totals.refunded > 0 && <Row label={text.refunded} amount={money(-totals.refunded)} />}
    </dl>
  );
}
