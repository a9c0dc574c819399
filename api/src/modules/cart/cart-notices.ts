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
}

/** What a line's owner is told: that it is not there (any more), that there are too few, or that its price has changed. */
export function noticeOf(line: SeenLine): Notice | undefined {
  const { variant_id, name, quantity, published, price, available, seen_price, seen_available } = line;
  const known = seen_available !== null && seen_available <= available;
  if (available < quantity) {
    const kind = available > 0 ? 'stock_short' : published ? 'sold_out' : 'gone';
    return known ? undefined : { variant_id, kind, name, before: quantity, now: available };
  }
  if (seen_price === null || seen_price === price) return undefined;
  return { variant_id, kind: price > seen_price ? 'price_up' : 'price_down', name, before: seen_price, now: price };
}
