import { shareOf, splitByLargestRemainder } from './split';

/** Rates are thousandths of a percent: 19000 is 19 %. */
const WHOLE = 100_000;

export interface TaxRate {
  name: string;
  /** thousandths of a percent */
  rate: number;
}

export interface CouponBenefit {
  kind: 'percent' | 'amount' | 'free_shipping';
  /** percent: thousandths of a percent; amount: minor units */
  value: number;
}

export interface TotalsLine {
  /** minor units */
  unit_price: number;
  quantity: number;
  /** null: untaxed */
  tax: TaxRate | null;
  /** money to be spent later: no coupon takes anything off it, and it has no share of shipping and fee */
  voucher?: boolean;
}

export interface TotalsInput {
  lines: readonly TotalsLine[];
  coupon: CouponBenefit | null;
  /** minor units, before a coupon makes it nothing */
  shipping: number;
  /** of the payment method */
  fee: number;
  /** prices hold their tax; else it is added */
  tax_included: boolean;
  /** shipping and fee are taxed as the goods are, in their proportion */
  shipping_taxed: boolean;
}

export interface LineTotals {
  subtotal: number;
  discount: number;
  tax: number;
  /** subtotal - discount, and the tax where it is added */
  total: number;
}

export interface TaxLine extends TaxRate {
  /** minor units without the tax */
  net: number;
  amount: number;
}

export interface Totals {
  items: number;
  discount: number;
  shipping: number;
  fee: number;
  /** all of it: the lines' and `extras_tax` */
  tax: number;
  tax_included: boolean;
  total: number;
  tax_lines: TaxLine[];
}

export interface CalculatedTotals {
  lines: LineTotals[];
  totals: Totals;
  /** the tax of shipping and fee */
  extras_tax: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, number) => whole + number, 0);

/**
 * What a coupon takes off goods, in minor units: rounded once, never more than the goods cost.
 * @param items what the goods cost
 */
export function discountOf(coupon: CouponBenefit | null, items: number): number {
  if (coupon?.kind === 'percent') return Math.min(shareOf(items, coupon.value, WHOLE), items);
  if (coupon?.kind === 'amount') return Math.min(coupon.value, items);
  return 0;
}

/**
 * The sums of a cart, a checkout or an order: the one function that the screens and the server have for it. Each
 * tax is rounded once, of all that it is taken of; discount and tax are spread over the lines by largest remainder, so
 * that the lines and `extras_tax` add up to the totals, to the cent.
 */
export function calculateTotals(input: TotalsInput): CalculatedTotals {
  const { lines, coupon, fee, tax_included } = input;
  const subtotals = lines.map(({ unit_price, quantity }) => unit_price * quantity);
  const items = sum(subtotals);
  const goods = subtotals.map((subtotal, index) => (lines[index]?.voucher ? 0 : subtotal));
  const discount = discountOf(coupon, sum(goods));
  const discounts = splitByLargestRemainder(-discount, goods).map((part) => 0 - part);
  const shipping = coupon?.kind === 'free_shipping' ? 0 : input.shipping;
  const charged = subtotals.map((subtotal, index) => subtotal - (discounts[index] ?? 0));
  const taxes = calculateTaxes(input, charged, input.shipping_taxed ? shipping + fee : 0);
  const total = items - discount + shipping + fee + (tax_included ? 0 : taxes.tax);
  return {
    lines: subtotals.map((subtotal, index) => {
      const tax = taxes.by_line[index] ?? 0;
      const net = charged[index] ?? 0;
      return { subtotal, discount: discounts[index] ?? 0, tax, total: tax_included ? net : net + tax };
    }),
    totals: { items, discount, shipping, fee, tax: taxes.tax, tax_included, total, tax_lines: taxes.tax_lines },
    extras_tax: taxes.extras_tax,
  };
}

interface TaxGroup {
  tax: TaxRate;
  /** which lines */
  indexes: number[];
}

/** Lines of one rate belong together; untaxed ones, too: they take their share of shipping and fee. Vouchers do not. */
function groupByRate(lines: readonly TotalsLine[]): TaxGroup[] {
  const groups = new Map<string, TaxGroup>();
  lines.forEach(({ tax, voucher }, index) => {
    if (voucher) return;
    const rate = tax ?? { name: '', rate: 0 };
    const key = `${rate.rate} ${rate.name}`;
    const group = groups.get(key) ?? { tax: { name: rate.name, rate: rate.rate }, indexes: [] };
    group.indexes.push(index);
    groups.set(key, group);
  });
  return [...groups.values()].sort((a, b) => b.tax.rate - a.tax.rate);
}

function calculateTaxes(input: TotalsInput, charged: readonly number[], extras: number) {
  const groups = groupByRate(input.lines);
  const goods = groups.map(({ indexes }) => sum(indexes.map((index) => charged[index] ?? 0)));
  const shares = splitByLargestRemainder(extras, goods);
  const by_line = charged.map(() => 0);
  const tax_lines: TaxLine[] = [];
  let extras_tax = 0;
  groups.forEach(({ tax: { name, rate }, indexes }, position) => {
    if (rate === 0) return;
    const share = shares[position] ?? 0;
    const base = (goods[position] ?? 0) + share;
    const amount = shareOf(base, rate, input.tax_included ? WHOLE + rate : WHOLE);
    tax_lines.push({ name, rate, net: input.tax_included ? base - amount : base, amount });
    const parts = splitByLargestRemainder(amount, [...indexes.map((index) => charged[index] ?? 0), share]);
    indexes.forEach((index, part) => {
      by_line[index] = parts[part] ?? 0;
    });
    extras_tax += parts.at(-1) ?? 0;
  });
  return { by_line, extras_tax, tax_lines, tax: sum(tax_lines.map(({ amount }) => amount)) };
}

/**
 * What `count` pieces of a line come to, after `before` of its pieces have been given back already: however a line is
 * returned piece by piece, the parts add up to exactly its total.
 * @param total of the line, minor units
 */
export function refundOfPieces(total: number, quantity: number, before: number, count: number): number {
  return shareOf(total, before + count, quantity) - shareOf(total, before, quantity);
}
