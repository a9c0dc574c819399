import { setImmediate } from 'node:timers/promises';
import { formatMoney } from '@tessera/shared/money';
import type { Language } from '../../../core/languages';
import { cachedFormat } from '../../../presenters/cached-format';
import type { InvoiceContent } from './invoice-content';
import { invoiceWords } from './invoice-words';
import { drawDocument } from '../../../presenters/documents/draw-document';
import type { DrawOptions } from '../../../presenters/documents/draw-document';
import type { Sheet } from '../../../presenters/documents/sheet';

const dayIn = cachedFormat((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const percentIn = cachedFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
);

/** Makes the document: A4, as many pages as its lines need. */
export function drawInvoice(content: InvoiceContent, options: DrawOptions = {}): Promise<Buffer> {
  const { language, number, store, issued_at } = content;
  const head = { title: `${titleOf(content)} ${number}`, author: store.name, language, created: new Date(issued_at) };
  return drawDocument({ ...head, ...options }, (beginSheet) => drawOn(beginSheet(), content));
}

/**
 * Makes one document of several, each beginning on a new page; at least one.
 * @param language of the document's name; each speaks its own
 */
export function drawInvoices(
  contents: readonly InvoiceContent[],
  language: Language,
  options: DrawOptions = {},
): Promise<Buffer> {
  const head = { title: invoiceWords[language].many, author: contents[0]?.store.name ?? '', language };
  return drawDocument({ ...head, ...options }, async (beginSheet) => {
    for (const content of contents) {
      drawOn(beginSheet(), content);
      // Others are answered between two of them.
      await setImmediate();
    }
  });
}

function drawOn(sheet: Sheet, content: InvoiceContent): void {
  drawHead(sheet, content);
  drawLines(sheet, content);
  drawTotals(sheet, content);
  drawFoot(sheet, content);
}

const titleOf = ({ kind, language }: InvoiceContent): string =>
  kind === 'credit_note' ? invoiceWords[language].credit.title : invoiceWords[language].title;

function drawHead(sheet: Sheet, content: InvoiceContent): void {
  const { language, locale, store, bill_to, ship_to } = content;
  const words = invoiceWords[language];
  const day = (time: string): string => dayIn(locale).format(new Date(time));
  const { credit } = words;
  sheet.title(store.name, titleOf(content));
  sheet.columns([
    { head: words.bill_to, lines: bill_to },
    { head: words.ship_to, lines: ship_to },
    {
      head: `${content.kind === 'credit_note' ? credit.number : words.number} ${content.number}`,
      lines: [
        ...(content.refers_to === undefined ? [] : [`${credit.refers_to}: ${content.refers_to}`]),
        `${words.date}: ${day(content.issued_at)}`,
        `${words.order}: ${content.order_number}`,
        `${words.ordered}: ${day(content.ordered_at)}`,
        `${words.payment}: ${words.methods[content.payment] ?? content.payment}`,
        `${words.delivery}: ${content.delivery}`,
      ],
    },
  ]);
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

function drawTotals(sheet: Sheet, { kind, language, locale, currency, totals }: InvoiceContent): void {
  const words = invoiceWords[language];
  const money = (amount: number): string => formatMoney(amount, currency, locale);
  const { items, discount, shipping, fee, tax_included, tax_lines, total } = totals;
  const percent = (rate: number): string => percentOf(rate, locale);
  const isInvoice = kind === undefined;
  // A credit note's lines are all that there is: its total says the rest.
  if (isInvoice) {
    sheet.sum(words.items, money(items));
    if (discount > 0) sheet.sum(words.discount, money(-discount));
    sheet.sum(words.shipping, money(shipping));
    if (fee > 0) sheet.sum(words.fee, money(fee));
  }
  const taxes = tax_lines.map(({ name, rate, amount }) => [name, percent(rate), money(amount)] as const);
  const sayTaxes = (say: (name: string, rate: string) => string): void =>
    taxes.forEach(([name, rate, amount]) => sheet.sum(say(name, rate), amount));
  if (!tax_included) sayTaxes(words.tax_added);
  sheet.grandTotal(isInvoice ? words.total : words.credit.total, money(total));
  if (tax_included) sayTaxes(words.tax_included);
  if (taxes.length === 0) sheet.sum(words.no_tax, '');
}

/** @param rate thousandths of a percent: 19000 is 19 % */
function percentOf(rate: number, locale: string): string {
  return percentIn(locale).format(rate / 100_000);
}

function drawFoot(sheet: Sheet, { language, store }: InvoiceContent): void {
  const words = invoiceWords[language];
  const lines = [store.name, store.address.replace(/\s*\n\s*/g, ', '), store.email, store.phone].filter(Boolean);
  sheet.foot(lines.join('  ·  '), (page, pages) => words.page(page, pages));
}
