import type { ProductSummary } from '@tessera/shared/contract';

interface Shelf {
  data?: { items: ProductSummary[] } | null;
}

/** How many are shown of each, in the page's order. */
export const SHOWN = { newest: 8, best: 4, sale: 4 } as const;

/**
 * The goods of a shelf without those that stand on one above it: no product is on the page twice.
 * @param above each with how many of it are shown
 */
export function withoutThose<Query extends Shelf>(query: Query, above: readonly [Shelf, number][]): Query {
  if (!query.data) return query;
  const shown = new Set(above.flatMap(([{ data }, count]) => data?.items.slice(0, count).map(({ id }) => id) ?? []));
  return { ...query, data: { ...query.data, items: query.data.items.filter(({ id }) => !shown.has(id)) } };
}
