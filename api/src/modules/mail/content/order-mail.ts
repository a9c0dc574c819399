import { formatMoney } from '@tessera/shared/money';
import { cachedFormat } from '../../../presenters/formats/cached-format';
import type { OrderedAhead } from '../../../infra/database/tables/orders';
import { greeting } from './greeting';
import type { MailBlock, MailContent, MailSum, MailTemplate, WritingContext } from './mail-content';
import type { Say } from './mail-words';

interface MailLine {
  name: string;
  options: Record<string, string>;
  quantity: number;
  total: number;
  picture: string | null;
  /** a gift card */
  mailed?: boolean;
  /** what was promised of those that were not there, until all are sent */
  backorder?: OrderedAhead;
}

/** What every mail about an order is given. Amounts are minor units of `currency`, days YYYY-MM-DD, times RFC 3339. */
export interface OrderMail {
  first_name: string;
  number: string;
  /** else it is tracked by number and address */
  has_account: boolean;
  currency: string;
  lines: MailLine[];
  totals: {
    items: number;
    discount: number;
    shipping: number;
    fee: number;
    total: number;
    /** of it, what store credit has paid; without: nothing, or all */
    credit?: number;
    tax_included: boolean;
    tax_lines: { name: string; rate: number; amount: number }[];
  };
  delivery: { name: string; earliest_on: string; latest_on: string };
  ship_to: string[];
}

const percentIn = cachedFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
);
const daysIn = cachedFormat(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** The lines and what they come to. */
export function orderGoods(
  { lines, totals, currency }: Pick<OrderMail, 'lines' | 'totals' | 'currency'>,
  context: WritingContext,
): MailBlock {
  const money = (amount: number): string => formatMoney(amount, currency, context.locale);
  return { goods: goodsOf(lines, money, context), sums: sumsOf(totals, money, context) };
}

/** Some lines, without sums: what is in a parcel, or what comes back. */
export function someGoods(
  lines: OrderMail['lines'],
  { currency }: Pick<OrderMail, 'currency'>,
  context: WritingContext,
): MailBlock {
  return { goods: goodsOf(lines, (amount) => formatMoney(amount, currency, context.locale), context), sums: [] };
}

function goodsOf(lines: OrderMail['lines'], money: (amount: number) => string, context: WritingContext) {
  const { common } = context;
  return lines.map(({ name, options, quantity, total, picture, backorder }) => {
    const chosen = Object.entries(options).map(([key, value]) => `${key}: ${value}`);
    const details = [
      common('label_quantity', { count: String(quantity) }),
      ...chosen,
      ...aheadOf(backorder, context),
    ].join(' · ');
    return { name, details, amount: money(total), picture };
  });
}

/** 'On back-order (2): ships by 3 March', and what staff say of it. */
function aheadOf(backorder: OrderedAhead | undefined, { common, locale }: WritingContext): string[] {
  if (!backorder) return [];
  const { quantity, expected, note } = backorder;
  const count = String(quantity);
  const day = expected ? daysIn(locale).format(new Date(`${expected}T00:00:00Z`)) : '';
  return [common(day ? 'label_ahead_by' : 'label_ahead', { count, day }), ...(note ? [note] : [])];
}

function sumsOf(
  totals: OrderMail['totals'],
  money: (amount: number) => string,
  { common, locale }: WritingContext,
): MailSum[] {
  const { items, discount, shipping, fee, total, credit = 0, tax_included, tax_lines } = totals;
  const percent = percentIn(locale);
  // thousandths of a percent
  const taxes = tax_lines.map(({ name, rate, amount }) => {
    const share = percent.format(rate / 100_000);
    const label = tax_included ? common('label_included', { tax: name, rate: share }) : `${name} ${share}`;
    return { label, amount: money(amount) };
  });
  return [
    { label: common('label_items'), amount: money(items) },
    ...(discount > 0 ? [{ label: common('label_discount'), amount: money(-discount) }] : []),
    { label: common('label_shipping'), amount: shipping > 0 ? money(shipping) : common('label_free') },
    ...(fee > 0 ? [{ label: common('label_fee'), amount: money(fee) }] : []),
    ...(tax_included ? [] : taxes),
    { label: common('label_total'), amount: money(total), strong: true },
    ...(tax_included ? taxes : []),
    ...(credit > 0
      ? [
          { label: common('label_credit'), amount: money(-credit) },
          { label: common('label_rest'), amount: money(total - credit) },
        ]
      : []),
  ];
}

/** True where it is gift cards alone: nothing is sent by parcel. */
export const isMailed = ({ lines }: Pick<OrderMail, 'lines'>): boolean => lines.every(({ mailed }) => mailed);

/** The way to the order, for whoever has an account and for whoever has not. */
function orderLink({ number, has_account }: OrderMail, { common, public_url }: WritingContext): MailBlock {
  return has_account
    ? { label: common('button_view'), href: `${public_url}/orders/${encodeURIComponent(number)}` }
    : { label: common('button_track'), href: `${public_url}/orders/track` };
}

/** A mail about an order; `body` is what stands between the greeting and the way to the order. */
interface OrderTemplate<Data extends OrderMail, Key extends string> extends Omit<MailTemplate<Data, Key>, 'write'> {
  write(mail: Data, say: Say<Key>, context: WritingContext): Omit<MailContent, 'reason'>;
}

/**
 * A mail to an order's buyer: it greets them, ends with the way to the order, and its last line says why it came.
 * `number` is filled in everywhere.
 */
export const orderMailOf =
  <Data extends OrderMail>() =>
  <Key extends string>({ write, ...template }: OrderTemplate<Data, Key>): MailTemplate<Data, Key> => ({
    ...template,
    values: (mail, context) => ({ number: mail.number, ...template.values?.(mail, context) }),
    write(mail, say, context) {
      const { subject, preview, body } = write(mail, say, context);
      return {
        subject,
        preview,
        body: [greeting(mail.first_name, context), ...body, orderLink(mail, context)],
        reason: context.common('reason_order', { number: mail.number }),
      };
    },
  });

/** 'Nov 24 – 26' */
export function mailDays(earliest: string, latest: string, locale: string): string {
  return daysIn(locale).formatRange(new Date(`${earliest}T00:00:00Z`), new Date(`${latest}T00:00:00Z`));
}
