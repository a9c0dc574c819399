import type { TotalsListProps } from './totals-list';

/** What the rows of a `TotalsList` are called, to be spread into the messages of a page; it says itself what delivery is. */
export type TotalsWords = Omit<TotalsListProps['text'], 'delivery' | 'refunded'>;

export const totalsWords: TotalsWords = {
  subtotal: 'Items',
  discount: 'Discount',
  coupon: (code) => `Discount (${code})`,
  free: 'Free',
  fee: 'Payment fee',
  tax: (name, rate) => `${name} ${rate}`,
  taxIncluded: (name, rate) => `Includes ${name} ${rate}`,
  total: 'Total',
  credit: 'Paid with store credit',
  rest: 'The rest',
};
