import { setImmediate } from 'node:timers/promises';
import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../core/languages';
import { cachedFormat } from '../../../presenters/formats/cached-format';
import type { InvoiceContent, InvoiceTotals } from './invoice-content';
import { invoiceWords } from './invoice-words';
import { taxLinesOf, untaxedOf } from './taxed-left';
import { drawDocument } from '../../../presenters/documents/draw-document';
import type { DrawOptions } from '../../../presenters/documents/draw-document';
import type { Sheet } from '../../../presenters/documents/sheet';

const dayIn = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
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
  drawTotals(sheet, content);
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
  const { language, locale, store, bill_to, ship_to } = content;
  const words = invoiceWords[language];
  const day = (time: string): string => dayIn(locale).format(new Date(time));
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
  const days = dayIn(locale).formatRange(new Date(delivered.from), new Date(delivered.to));
  return [`${delivered.is_planned ? words.expected : words.delivered}: ${days}`];
}

function drawLines(sheet: Sheet, { language, locale, currency, lines }: InvoiceContent): void {
  const words = invoiceWords[language];
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  sheet.table([words.item, words.quantity, words.price, words.amount]);
  for (const { name, details, quantity, unit_price, discount, total } of lines) {
    const notes = [details, discount > 0 ? words.discounted(money(-discount)) : ''].filter(Boolean);
    sheet.row([name, String(quantity), money(unit_price), money(total)], notes);
  }
}

function drawTotals(sheet: Sheet, content: InvoiceContent): void {
  const { language, locale, currency, totals, invoiced, taken_in = [] } = content;
  const words = invoiceWords[language];
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  drawParts(sheet, content);
  for (const { name, total } of taken_in) sheet.sum(name, money(total));
  sheet.grandTotal(namesOf(content).total, money(totals.total));
  if (totals.tax_included || invoiced) drawTaxes(sheet, content, totals, words.tax_included);
  drawNets(sheet, content);
  if (totals.tax_lines.length === 0) sheet.sum(words.no_tax, '');
}

/** What the goods, their delivery and taxes come to; a credit note's lines are all that there is. */
function drawParts(sheet: Sheet, content: InvoiceContent): void {
  const { kind, language, locale, currency, totals, invoiced = totals } = content;
  const words = invoiceWords[language];
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const { items, discount, shipping, fee, tax_included } = invoiced;
  if (kind !== 'credit_note') {
    sheet.sum(words.items, money(items));
    if (discount > 0) sheet.sum(words.discount, money(-discount));
    sheet.sum(words.shipping, money(shipping));
    if (fee > 0) sheet.sum(words.fee, money(fee));
  }
  if (!tax_included) drawTaxes(sheet, content, invoiced, words.tax_added);
}

function drawTaxes(
  sheet: Sheet,
  { locale, currency }: InvoiceContent,
  { tax_lines }: InvoiceTotals,
  say: (name: string, rate: string) => string,
): void {
  for (const { name, rate, amount } of tax_lines) {
    sheet.sum(say(name, percentOf(rate, locale)), formatMoney(amount, currency, locale));
  }
}

/** What each rate was taken of, and what was not taxed. */
function drawNets(sheet: Sheet, { language, locale, currency, totals }: InvoiceContent): void {
  if (totals.tax_lines.length === 0) return;
  const words = invoiceWords[language];
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const lines = taxLinesOf(totals);
  for (const { name, rate, net } of lines) sheet.sum(words.net(name, percentOf(rate, locale)), money(net));
  const untaxed = untaxedOf({ total: totals.total, tax_lines: lines });
  if (untaxed > 0) sheet.sum(words.untaxed, money(untaxed));
}

/** @param rate thousandths of a percent: 19000 is 19 % */
function percentOf(rate: number, locale: string): string {
  return percentIn(locale).format(rate / 100_000);
}

function drawFoot(sheet: Sheet, { language, store }: InvoiceContent): void {
  const words = invoiceWords[language];
  const { name, legal_name, address, email, phone, tax_number, vat_id } = store;
  const seller = legal_name || name;
  sheet.foot(
    [
      // a number is not broken at the line's end
      [seller, address.replace(/\s*\n\s*/g, ', '), email, phone.replaceAll(' ', '\u00a0')],
      [tax_number && `${words.tax_number}: ${tax_number}`, vat_id && `${words.vat_id}: ${vat_id}`],
    ].map((parts) => parts.filter(Boolean).join('  ·  ')),
    (page, pages) => words.page(page, pages),
  );
}
