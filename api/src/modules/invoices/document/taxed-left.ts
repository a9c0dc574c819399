import { splitByLargestRemainder } from '@tessera/shared/money';
import type { TaxLine } from '@tessera/shared/money';
import type { RefundedPieces } from '../../../infra/database/tables/orders';
import type { InvoiceContent, InvoiceTotals } from './invoice-content';

/** A paper that stands, with what it says. */
export interface Paper {
  kind: 'invoice' | 'credit_note' | 'cancellation';
  number: string;
  content: InvoiceContent;
}

/** Money with its taxes, in minor units; `total` holds them, and what was not taxed. */
export interface Taxed {
  total: number;
  tax_lines: TaxLine[];
}

/** A refund as a credit note tells of it; amounts in minor units, with their tax. */
export interface CreditedRefund {
  amount: number;
  /** the pieces that came back, with what they were worth and the tax in it; `tax_rate`: thousandths of a percent */
  items: readonly RefundedPieces[];
  /** without: there are none in the order */
  vouchers?: CreditedVouchers;
}

/** Gift cards among what was bought: no tax was taken of them, and their price goes back with them alone. */
export interface CreditedVouchers {
  /** of the refund's amount */
  amount: number;
  /** what they cost, less what went back for them before */
  left: number;
}

type Rate = Pick<TaxLine, 'name' | 'rate'>;

/** 100 %, in thousandths of a percent */
const WHOLE = 100_000;

/** An invoice is what is owed, each other paper takes off. */
export const signOf = ({ kind }: Paper): 1 | -1 => (kind === 'invoice' ? 1 : -1);

/** @returns the tax in all of them */
export const taxOf = ({ tax_lines }: Pick<Taxed, 'tax_lines'>): number => sumOf(tax_lines, ({ amount }) => amount);

/** What a paper comes to that says money with its tax: what was credited holds it, whether prices do or not. */
export const taxedTotals = ({ total, tax_lines }: Taxed): InvoiceTotals => ({
  items: total,
  discount: 0,
  shipping: 0,
  fee: 0,
  tax: taxOf({ tax_lines }),
  tax_included: true,
  total,
  tax_lines,
});

/** What of it no tax was taken of. */
export const untaxedOf = ({ total, tax_lines }: Taxed): number => total - sumOf(tax_lines, grossOf);

/** The tax lines of a paper; of those that did not say what was taxed, as near as the tax tells. */
export function taxLinesOf({ tax_lines }: Pick<InvoiceTotals, 'tax_lines'>): TaxLine[] {
  return tax_lines.map(({ name, rate, amount, net = Math.round((amount * WHOLE) / rate) }) => {
    return { name, rate, net, amount };
  });
}

/** Adds what has taxes, by name and rate. @param parts `times`: 1, or -1 to take it off */
export function addTaxed(parts: readonly { times: 1 | -1; of: Taxed }[]): Taxed {
  const lines = new Map<string, TaxLine>();
  for (const { times, of } of parts) {
    for (const { name, rate, net, amount } of of.tax_lines) {
      const before = lines.get(keyOf({ name, rate })) ?? { net: 0, amount: 0 };
      const line = { name, rate, net: before.net + times * net, amount: before.amount + times * amount };
      lines.set(keyOf(line), line);
    }
  }
  return {
    total: sumOf(parts, ({ times, of }) => times * of.total),
    tax_lines: [...lines.values()].filter(({ net, amount }) => amount !== 0 || net !== 0),
  };
}

/** What `taken` leaves of it. */
export const lessOf = (whole: Taxed, taken: Taxed): Taxed =>
  addTaxed([
    { times: 1, of: whole },
    { times: -1, of: taken },
  ]);

/** What is left of an order's papers that stand (docs/product.md §4, 'Invoices'). */
export function leftOf(papers: readonly Paper[]): Taxed {
  return addTaxed(
    papers.map((paper) => {
      const { content } = paper;
      return { times: signOf(paper), of: { total: content.totals.total, tax_lines: taxLinesOf(content.totals) } };
    }),
  );
}

/**
 * What a refund takes of what is left of its order: the pieces' tax is their own, a further amount takes its share of each
 * rate. Whatever the order was split into, with the last of its money goes the last of each tax.
 */
export function creditedOf(left: Taxed, { vouchers, ...refund }: CreditedRefund): Taxed {
  const { amount } = refund;
  if (amount === left.total || !vouchers) return creditedGoods(left, refund);
  const goods = Math.max(0, left.total - vouchers.left);
  // More than the goods were can only be for gift cards, whatever it was given back for.
  const of_goods = Math.min(goods, amount - Math.min(amount, vouchers.amount));
  const { tax_lines } = creditedGoods({ ...left, total: goods }, { ...refund, amount: of_goods });
  return { total: amount, tax_lines };
}

/** @param left without gift cards */
function creditedGoods(left: Taxed, { amount, items }: Omit<CreditedRefund, 'vouchers'>): Taxed {
  if (amount === left.total) return left;
  const untaxed = untaxedOf(left);
  const held = [...left.tax_lines, { name: '', rate: 0, net: untaxed, amount: 0 }];
  const goods = held.map((line) => items.filter((piece) => keyOf(rateOf(piece)) === keyOf(line)));
  const worths = goods.map((pieces) => sumOf(pieces, (piece) => piece.amount));
  const wanted = amount < sumOf(worths, Number) ? splitByLargestRemainder(amount, worths) : worths;
  const own = held.map((line, index) => Math.min(wanted[index] ?? 0, Math.max(0, grossOf(line))));
  const rooms = held.map((line, index) => Math.max(0, grossOf(line) - (own[index] ?? 0)));
  const further = splitByLargestRemainder(amount - sumOf(own, Number), rooms);
  const tax_lines = left.tax_lines.map((line, index): TaxLine => {
    const [part = 0, more = 0, room = 0] = [own[index], further[index], rooms[index]];
    if (grossOf(line) <= 0) return { ...line, net: 0, amount: 0 };
    const known = share(
      sumOf(goods[index] ?? [], (piece) => piece.tax),
      part,
      worths[index] ?? 0,
    );
    const of_goods = Math.min(known, line.amount);
    const tax = more < room ? of_goods + share(line.amount - of_goods, more, room) : line.amount;
    return { ...line, net: part + more - tax, amount: tax };
  });
  return addTaxed([{ times: 1, of: { total: amount, tax_lines } }]);
}

const keyOf = ({ name, rate }: Rate): string => (rate === 0 ? '' : `${rate} ${name}`);

const rateOf = ({ tax_name, tax_rate }: RefundedPieces): Rate => ({ name: tax_name, rate: tax_rate });

const grossOf = ({ net, amount }: TaxLine): number => net + amount;

/** The share of a tax that goes with `part` of `whole`. */
function share(tax: number, part: number, whole: number): number {
  return part > 0 && whole > 0 ? (splitByLargestRemainder(tax, [part, whole - part])[0] ?? 0) : 0;
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}
