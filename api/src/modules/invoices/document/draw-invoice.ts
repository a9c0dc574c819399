import { setImmediate } from 'node:timers/promises';
import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../core/languages';
import { dayIn } from '../../../infra/basics/calendar';
import { cachedFormat } from '../../../presenters/formats/cached-format';
import type { InvoiceContent, InvoiceTotals } from './invoice-content';
import { invoiceWords } from './invoice-words';
import { taxLinesOf, untaxedOf } from './taxed-left';
import { contactLine, footLine } from '../../../presenters/documents/contact-line';
import { drawDocument } from '../../../presenters/documents/draw-document';
import type { DrawOptions } from '../../../presenters/documents/draw-document';
import type { Sheet, Sum } from '../../../presenters/documents/sheet';

const dayFormat = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const percentIn = cachedFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
);

/** The logos that invoices name, by their paths, as data: URLs of PNGs. One that is missing leaves its place to the name. */
export type Logos = ReadonlyMap<string, string>;

interface InvoiceOptions extends DrawOptions {
  logos?: Logos;
}

const NO_LOGOS: Logos = new Map();

/** Makes the document: A4, as many pages as its lines need. */
export function drawInvoice(
  content: InvoiceContent,
  { logos = NO_LOGOS, ...options }: InvoiceOptions = {},
): Promise<Buffer> {
  const { language, number, store, issued_at } = content;
  const head = {
    title: `${namesOf(content).title} ${number}`,
    author: store.name,
    language,
    created: new Date(issued_at),
  };
  return drawDocument({ ...head, ...options }, (beginSheet) => drawOn(beginSheet(), content, logos));
}

/**
 * Makes one document of several, each beginning on a new page; at least one.
 * @param language of the document's name; each speaks its own
 */
export function drawInvoices(
  contents: readonly InvoiceContent[],
  language: Language,
  { logos = NO_LOGOS, ...options }: InvoiceOptions = {},
): Promise<Buffer> {
  const head = { title: invoiceWords[language].many, author: contents[0]?.store.name ?? '', language };
  return drawDocument({ ...head, ...options }, async (beginSheet) => {
    for (const content of contents) {
      drawOn(beginSheet(), content, logos);
      // Others are answered between two of them.
      await setImmediate();
    }
  });
}

function drawOn(sheet: Sheet, content: InvoiceContent, logos: Logos): void {
  drawHead(sheet, content, logos);
  drawLines(sheet, content);
  sheet.sums(sumsOf(content));
  drawFoot(sheet, content);
}

/** What each kind of paper is called, how its number and total are, and what it says of the invoice that it is for. */
function namesOf({ kind, language }: InvoiceContent) {
  const { credit, correction, ...words } = invoiceWords[language];
  if (kind === 'cancellation') return { ...correction, refers_to: correction.cancels };
  return kind === 'credit_note' ? credit : { ...words, refers_to: credit.refers_to };
}

/** The invoices that it is about. */
function aboutOf(content: InvoiceContent): string[] {
  const { refers_to, replaces, language } = content;
  return [
    ...(refers_to === undefined ? [] : [`${namesOf(content).refers_to}: ${refers_to}`]),
    ...(replaces === undefined ? [] : [`${invoiceWords[language].correction.replaces}: ${replaces}`]),
  ];
}

function drawHead(sheet: Sheet, content: InvoiceContent, logos: Logos): void {
  const { language, locale, time_zone = 'UTC', store, bill_to, ship_to } = content;
  const words = invoiceWords[language];
  const day = (time: string): string => dayFormat(locale).format(new Date(dayIn(time_zone, new Date(time))));
  const names = namesOf(content);
  sheet.title(store.name, names.title, logos.get(store.logo ?? ''));
  sheet.columns([
    { head: words.bill_to, lines: bill_to },
    ...(ship_to.length > 0 ? [{ head: words.ship_to, lines: ship_to }] : []),
    {
      head: `${names.number} ${content.number}`,
      lines: [
        ...aboutOf(content),
        `${words.date}: ${day(content.issued_at)}`,
        `${words.order}: ${content.order_number}`,
        `${words.ordered}: ${day(content.ordered_at)}`,
        ...deliveredIn(content),
        `${words.payment}: ${paymentOf(content)}`,
        `${words.delivery}: ${content.delivery}`,
      ],
    },
  ]);
}

/** How it is paid, and how much of it by store credit. */
function paymentOf({ payment, credit = 0, currency, language, locale }: InvoiceContent): string {
  const { methods } = invoiceWords[language];
  const name = methods[payment] ?? payment;
  return credit > 0 ? `${methods['store-credit']} (${formatMoney(credit, currency, locale)}), ${name}` : name;
}

/** When it was delivered, or will be. */
function deliveredIn({ delivered, language, locale }: InvoiceContent): string[] {
  if (!delivered) return [];
  const words = invoiceWords[language];
  const days = dayFormat(locale).formatRange(new Date(delivered.from), new Date(delivered.to));
  return [`${delivered.is_planned ? words.expected : words.delivered}: ${days}`];
}

function drawLines(sheet: Sheet, content: InvoiceContent): void {
  const words = invoiceWords[content.language];
  const money = moneyIn(content);
  sheet.table([words.item, words.quantity, words.price, words.amount]);
  for (const { name, details, quantity, unit_price, discount, total, net = total } of content.lines) {
    const notes = [details, discount > 0 ? words.discounted(money(-discount)) : ''].filter(Boolean);
    const price = unit_price === null ? '' : money(unit_price);
    sheet.row([name, String(quantity), price, money(net)], notes);
  }
}

function sumsOf(content: InvoiceContent): Sum[] {
  const { language, totals, invoiced, taken_in = [] } = content;
  const words = invoiceWords[language];
  const money = moneyIn(content);
  return [
    ...partsOf(content),
    ...taken_in.map(({ name, total }) => ({ label: name, amount: money(total) })),
    { label: namesOf(content).total, amount: money(totals.total), is_total: true },
    ...(totals.tax_included || invoiced ? taxesOf(content, totals, words.tax_included) : []),
    ...netsOf(content),
  ];
}

/** What the goods, their delivery and taxes come to; a credit note's lines are all that there is. */
function partsOf(content: InvoiceContent): Sum[] {
  const { kind, language, totals, invoiced = totals } = content;
  const words = invoiceWords[language];
  const money = moneyIn(content);
  const { items, discount, shipping, fee, tax_included } = invoiced;
  const parts = [
    { label: words.items, amount: money(items) },
    ...(discount > 0 ? [{ label: words.discount, amount: money(-discount) }] : []),
    { label: words.shipping, amount: money(shipping) },
    ...(fee > 0 ? [{ label: words.fee, amount: money(fee) }] : []),
  ];
  return [
    ...(kind === 'credit_note' ? [] : parts),
    ...(tax_included ? [] : taxesOf(content, invoiced, words.tax_added)),
  ];
}

function taxesOf(
  content: InvoiceContent,
  { tax_lines }: InvoiceTotals,
  say: (name: string, rate: string) => string,
): Sum[] {
  const money = moneyIn(content);
  return tax_lines.map(({ name, rate, amount }) => {
    return { label: say(name, percentOf(rate, content.locale)), amount: money(amount) };
  });
}

/** What each rate was taken of, and what was not taxed. */
function netsOf(content: InvoiceContent): Sum[] {
  const { language, locale, totals } = content;
  const words = invoiceWords[language];
  if (totals.tax_lines.length === 0) return [{ label: words.no_tax, amount: '' }];
  const money = moneyIn(content);
  const lines = taxLinesOf(totals);
  const untaxed = untaxedOf({ total: totals.total, tax_lines: lines });
  return [
    ...lines.map(({ name, rate, net }) => ({ label: words.net(name, percentOf(rate, locale)), amount: money(net) })),
    ...(untaxed > 0 ? [{ label: words.untaxed, amount: money(untaxed) }] : []),
  ];
}

const moneyIn =
  ({ currency, locale }: InvoiceContent) =>
  (amount: number): string =>
    formatMoney(amount, currency, locale);

/** @param rate thousandths of a percent: 19000 is 19 % */
function percentOf(rate: number, locale: string): string {
  return percentIn(locale).format(rate / 100_000);
}

function drawFoot(sheet: Sheet, content: InvoiceContent): void {
  const { language, number, store } = content;
  const words = invoiceWords[language];
  const { name, legal_name, tax_number, vat_id } = store;
  const taxed = [tax_number && `${words.tax_number}: ${tax_number}`, vat_id && `${words.vat_id}: ${vat_id}`];
  const named = `${namesOf(content).title} ${number}`;
  sheet.foot([contactLine({ ...store, name: legal_name || name }), footLine(taxed)], words.page, named);
}
