import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../core/languages';
import { cachedFormat } from '../../../presenters/cached-format';
import { greeting } from './greeting';
import type { MailBlock, MailContent, MailContext, MailSum, MailTemplate } from './mail-content';

/** What every mail about an order is given. Amounts are minor units of `currency`, days YYYY-MM-DD, times RFC 3339. */
export interface OrderMail {
  first_name: string;
  number: string;
  /** else it is tracked by number and address */
  has_account: boolean;
  currency: string;
  lines: { name: string; options: Record<string, string>; quantity: number; total: number; picture: string | null }[];
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

interface Words {
  quantity: (count: number) => string;
  items: string;
  discount: string;
  shipping: string;
  free: string;
  fee: string;
  total: string;
  credit: string;
  rest: string;
  included: (name: string, rate: string) => string;
  view: string;
  track: string;
  reason: (number: string, store: string) => string;
}

const WORDS: Record<Language, Words> = {
  en: {
    quantity: (count) => `Quantity ${count}`,
    items: 'Items',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    fee: 'Payment fee',
    total: 'Total',
    credit: 'Paid with store credit',
    rest: 'Paid otherwise, or still to pay',
    included: (name, rate) => `Includes ${name} ${rate}`,
    view: 'View your order',
    track: 'Track your order',
    reason: (number, store) => `You get this mail because order ${number} was placed at ${store} with this address.`,
  },
  de: {
    quantity: (count) => `Menge ${count}`,
    items: 'Artikel',
    discount: 'Rabatt',
    shipping: 'Versand',
    free: 'Kostenlos',
    fee: 'Zahlungsgebühr',
    total: 'Gesamtbetrag',
    credit: 'Mit Guthaben bezahlt',
    rest: 'Anders bezahlt oder noch zu zahlen',
    included: (name, rate) => `Enthält ${name} ${rate}`,
    view: 'Bestellung ansehen',
    track: 'Bestellung verfolgen',
    reason: (number, store) =>
      `Sie erhalten diese E-Mail, weil mit dieser Adresse die Bestellung ${number} bei ${store} aufgegeben wurde.`,
  },
};

/** The lines and what they come to. */
export function orderGoods(
  { lines, totals, currency }: Pick<OrderMail, 'lines' | 'totals' | 'currency'>,
  { language, locale }: MailContext,
): MailBlock {
  const words = WORDS[language];
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  return { goods: goodsOf(lines, words, money), sums: sumsOf(totals, words, money, locale) };
}

/** Some lines, without sums: what is in a parcel, or what comes back. */
export function someGoods(
  lines: OrderMail['lines'],
  { currency }: Pick<OrderMail, 'currency'>,
  { language, locale }: MailContext,
): MailBlock {
  return { goods: goodsOf(lines, WORDS[language], (amount) => formatMoney(amount, currency, locale)), sums: [] };
}

function goodsOf(lines: OrderMail['lines'], words: Words, money: (amount: number) => string) {
  return lines.map(({ name, options, quantity, total, picture }) => ({
    name,
    details: [words.quantity(quantity), ...Object.entries(options).map(([key, value]) => `${key}: ${value}`)].join(
      ' · ',
    ),
    amount: money(total),
    picture,
  }));
}

function sumsOf(
  totals: OrderMail['totals'],
  words: Words,
  money: (amount: number) => string,
  locale: string,
): MailSum[] {
  const { items, discount, shipping, fee, total, credit = 0, tax_included, tax_lines } = totals;
  const percent = percentIn(locale);
  // thousandths of a percent
  const taxes = tax_lines.map(({ name, rate, amount }) => {
    const share = percent.format(rate / 100_000);
    return { label: tax_included ? words.included(name, share) : `${name} ${share}`, amount: money(amount) };
  });
  return [
    { label: words.items, amount: money(items) },
    ...(discount > 0 ? [{ label: words.discount, amount: money(-discount) }] : []),
    { label: words.shipping, amount: shipping > 0 ? money(shipping) : words.free },
    ...(fee > 0 ? [{ label: words.fee, amount: money(fee) }] : []),
    ...(tax_included ? [] : taxes),
    { label: words.total, amount: money(total), strong: true },
    ...(tax_included ? taxes : []),
    ...(credit > 0
      ? [
          { label: words.credit, amount: money(-credit) },
          { label: words.rest, amount: money(total - credit) },
        ]
      : []),
  ];
}

/** The way to the order, for whoever has an account and for whoever has not. */
function orderLink({ number, has_account }: OrderMail, { language, public_url }: MailContext): MailBlock {
  const words = WORDS[language];
  return has_account
    ? { label: words.view, href: `${public_url}/orders/${encodeURIComponent(number)}` }
    : { label: words.track, href: `${public_url}/orders/track` };
}

/** What one mail about an order says in a language; `body` is what stands between the greeting and the way to the order. */
type OrderText<Data extends OrderMail> = (mail: Data, context: MailContext) => Omit<MailContent, 'reason'>;

/** A mail to an order's buyer: it greets them, ends with the way to the order, and its last line says why it came. */
export function orderTemplate<Data extends OrderMail>(texts: Record<Language, OrderText<Data>>): MailTemplate<Data> {
  const inLanguage =
    (language: Language): MailTemplate<Data>[Language] =>
    (mail, context) => {
      const { subject, preview, body } = texts[language](mail, context);
      return {
        subject,
        preview,
        body: [greeting(mail.first_name, language), ...body, orderLink(mail, context)],
        reason: WORDS[language].reason(mail.number, context.store_name),
      };
    };
  return { en: inLanguage('en'), de: inLanguage('de') };
}

/** 'Nov 24 – 26' */
export function mailDays(earliest: string, latest: string, locale: string): string {
  return daysIn(locale).formatRange(new Date(`${earliest}T00:00:00Z`), new Date(`${latest}T00:00:00Z`));
}
