import type { OrderTotals, Totals } from '@tessera/shared/contract';
import { moneyFormat } from '@tessera/shared/money';
import styles from './totals-list.module.css';

export interface TotalsListProps {
  totals: Totals | OrderTotals;
  currency: string;
  /** BCP 47, for amounts and rates */
  locale: string;
  coupon: string | null | undefined;
  /** there is a delivery to speak of */
  hasDelivery?: boolean;
  /** what of it came back since, in minor units */
  refunded?: number;
  text: {
    subtotal: string;
    discount: string;
    coupon: (code: string) => string;
    delivery: string;
    free: string;
    fee: string;
    tax: (name: string, rate: string) => string;
    taxIncluded: (name: string, rate: string) => string;
    total: string;
    refunded?: string;
    credit: string;
    rest: string;
  };
}

function Row({ label, amount, tone }: { label: string; amount: string; tone?: 'sum' | 'quiet' }) {
  return (
    <div className={styles.Row} data-tone={tone}>
      <dt>{label}</dt>
      <dd className={styles.Amount}>{amount}</dd>
    </div>
  );
}

type Words = TotalsListProps['text'];

const discountLabel = (text: Words, coupon: string | null | undefined): string =>
  coupon ? text.coupon(coupon) : text.discount;

const shippingText = (amount: number, money: (minor: number) => string, { free }: Words): string =>
  amount > 0 ? money(amount) : free;

interface CreditRowsProps extends Pick<TotalsListProps, 'totals' | 'text'> {
  money: (minor: number) => string;
}

/** What store credit pays of it, and what is left; nothing where it pays nothing, or all. */
function CreditRows({ totals: { credit = 0, total }, money, text }: CreditRowsProps) {
  if (credit === 0) return null;
  return (
    <>
      <Row label={text.credit} amount={money(-credit)} />
      <Row label={text.rest} amount={money(total - credit)} />
    </>
  );
}

/** What it comes to, row by row, in the order in which it adds up. */
export function TotalsList({
  totals,
  currency,
  locale,
  coupon,
  hasDelivery = true,
  refunded = 0,
  text,
}: TotalsListProps) {
  const money = moneyFormat(currency, locale);
  const shipping = shippingText(totals.shipping, money, text);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
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
      {totals.discount > 0 && <Row label={discountLabel(text, coupon)} amount={money(-totals.discount)} />}
      {hasDelivery && <Row label={text.delivery} amount={shipping} />}
      {totals.fee > 0 && <Row label={text.fee} amount={money(totals.fee)} />}
      {!totals.tax_included && taxes}
      <Row label={text.total} amount={money(totals.total)} tone="sum" />
      {totals.tax_included && taxes}
      <CreditRows totals={totals} money={money} text={text} />
      {refunded > 0 && text.refunded && <Row label={text.refunded} amount={money(-refunded)} />}
    </dl>
  );
}
