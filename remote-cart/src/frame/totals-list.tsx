import type { OrderTotals, Totals } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { frameMessages } from '../messages/frame';
import styles from './totals-list.module.css';
import { useLocale } from './use-locale';
import { useMoney } from './use-money';

interface TotalsListProps {
  totals: Totals | OrderTotals;
  currency: string;
  coupon: string | null | undefined;
  /** there is a delivery to speak of */
  hasDelivery?: boolean;
}

function Row({ label, amount, tone }: { label: string; amount: string; tone?: 'sum' | 'quiet' }) {
  return (
    <div className={styles.Row} data-tone={tone}>
      <dt>{label}</dt>
      <dd className={styles.Amount}>{amount}</dd>
    </div>
  );
}

/** What it comes to, row by row, in the order in which it adds up. */
export function TotalsList({ totals, currency, coupon, hasDelivery = true }: TotalsListProps) {
  const text = useMessages(frameMessages);
  const locale = useLocale();
  const money = useMoney(currency);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const taxes = totals.tax_lines.map(({ name, rate, amount }) => {
    // thousandths of a percent
    const share = percent.format(rate / 100_000);
    const label = totals.tax_included ? text.taxIncluded(name, share) : text.tax(name, share);
    return (
      <Row
        key={`${name} ${rate}`}
        label={label}
        amount={money(amount)}
        tone={totals.tax_included ? 'quiet' : undefined}
      />
    );
  });
  return (
    <dl className={styles.Totals}>
      <Row label={text.items} amount={money(totals.items)} />
      {totals.discount > 0 && (
        <Row label={coupon ? text.coupon(coupon) : text.discount} amount={money(-totals.discount)} />
      )}
      {hasDelivery && <Row label={text.delivery} amount={totals.shipping > 0 ? money(totals.shipping) : text.free} />}
      {totals.fee > 0 && <Row label={text.fee} amount={money(totals.fee)} />}
      {!totals.tax_included && taxes}
      <Row label={text.total} amount={money(totals.total)} tone="sum" />
      {totals.tax_included && taxes}
    </dl>
  );
}
