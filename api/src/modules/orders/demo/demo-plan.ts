import { createHash } from 'node:crypto';

const DAY_MS = 86_400_000;
/** How many orders the demo shop has had. */
const ORDERS = 60;
/** The last ones are younger than this and still under way. */
const DAYS_BETWEEN = 2;

/** What became of a demo order. */
export type DemoFate = 'delivered' | 'shipped' | 'paid' | 'transfer' | 'cancelled';

export interface DemoOrder {
  index: number;
  placed_at: Date;
  /** the demo's own shopper bought it */
  is_shoppers: boolean;
  /** which of the buyers, else */
  buyer: number;
  fate: DemoFate;
  /** slugs with how many pieces */
  lines: { slug: string; quantity: number }[];
}

/** The same number for the same words, at least 0 and below `bound`. */
function draw(words: string, bound: number): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) % bound;
}

/** By age: the newest wait, are on their way, or were cancelled; all others have arrived. */
function fateOf(index: number): DemoFate {
  const young: DemoFate[] = ['paid', 'transfer', 'shipped', 'paid', 'shipped', 'cancelled'];
  return young[index] ?? 'delivered';
}

/** Things that people buy together, and now and then one from another basket. */
function linesOf(index: number, baskets: readonly (readonly string[])[]): DemoOrder['lines'] {
  const basket = baskets[draw(`basket ${index}`, baskets.length)] ?? [];
  const ranked = [...basket].sort((a, b) => draw(`${index} ${a}`, 1e6) - draw(`${index} ${b}`, 1e6));
  const slugs = ranked.slice(0, 1 + draw(`size ${index}`, 3));
  if (draw(`other ${index}`, 4) === 0) {
    const other = baskets[draw(`other basket ${index}`, baskets.length)]?.[0];
    if (other !== undefined && !slugs.includes(other)) slugs.push(other);
  }
  return slugs.map((slug) => ({ slug, quantity: 1 + (draw(`${index} pieces ${slug}`, 3) === 0 ? 1 : 0) }));
}

/** The past of the demo shop, newest first: the same orders each time, dated back from `now`. */
export function planDemoOrders(now: Date, baskets: readonly (readonly string[])[], buyers: number): DemoOrder[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: ORDERS }, (_, index) => ({
    index,
    placed_at: new Date(today - (index + 1) * DAYS_BETWEEN * DAY_MS + (8 + draw(`hour ${index}`, 12)) * 3_600_000),
    is_shoppers: index % 8 === 1 || index === 2,
    buyer: draw(`buyer ${index}`, buyers),
    fate: fateOf(index),
    lines: linesOf(index, baskets),
  }));
}
