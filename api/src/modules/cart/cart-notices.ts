import type { Static } from 'typebox';
import type { CartNotice } from '../../schemas/cart';

type Notice = Static<typeof CartNotice>;

export interface SeenLine {
  variant_id: string;
  name: string;
  quantity: number;
  published: boolean;
  /** now, minor units */
  price: number;
  /** now */
  available: number;
  /** what its owner has seen last; null: nothing yet */
  seen_price: number | null;
  seen_available: number | null;
  /** how many a visitor's cart wanted, where there were fewer when it joined */
  lowered_from: number | null;
}

/**
 * What a line's owner is told: that it is not there (any more), or that there are too few; else that it was lowered to
 * what there was, and that its price has changed.
 */
export function noticesOf(line: SeenLine): Notice[] {
  const { variant_id, name, quantity, published, price, available, seen_price, seen_available, lowered_from } = line;
  const known = seen_available !== null && seen_available <= available;
  if (available < quantity) {
    const kind = available > 0 ? 'stock_short' : published ? 'sold_out' : 'gone';
    return known ? [] : [{ variant_id, kind, name, before: quantity, now: available }];
  }
  const notices: Notice[] = [];
  if (lowered_from !== null) {
    notices.push({ variant_id, kind: 'stock_short', name, before: lowered_from, now: quantity });
  }
  if (seen_price !== null && seen_price !== price) {
    const kind = price > seen_price ? 'price_up' : 'price_down';
    notices.push({ variant_id, kind, name, before: seen_price, now: price });
  }
  return notices;
}
