import { failedFilters, type Fact, type Facet, type Within } from './candidates';
import type { Filters } from './listing-query';

/** So many products of one category, stock state and sale state lie between two prices (minor units). */
export interface Cell {
  category_id: string | null;
  in_stock: boolean;
  on_sale: boolean;
  lowest: number;
  highest: number;
  count: number;
}

export interface FacetCounts {
  total: number;
  by_category: Map<string, number>;
  in_stock: number;
  on_sale: number;
  price: { min: number; max: number } | null;
}

/** The share of a cell between two prices, taking its prices as evenly spread. */
function share(cell: Cell, { min_price = 0, max_price = Infinity }: Filters): number {
  const from = Math.max(cell.lowest, min_price);
  const to = Math.min(cell.highest, max_price);
  if (from > to) return 0;
  if (from === cell.lowest && to === cell.highest) return cell.count;
  return (cell.count * (to - from + 1)) / (cell.highest - cell.lowest + 1);
}

function toFact({ category_id, in_stock, on_sale, lowest }: Cell): Fact {
  return { category_id, on_sale, stock_state: in_stock ? 'in_stock' : 'out', min_price: lowest };
}

/** Sums of one listing while its cells are gone through. */
function createTally() {
  const by_category = new Map<string, number>();
  const sums = { total: 0, in_stock: 0, on_sale: 0 };
  return {
    /** `only` tells whether a cell passes every filter, but for the one of a facet. */
    add({ category_id, in_stock, on_sale }: Cell, count: number, only: (facet?: Facet) => boolean): void {
      if (only()) sums.total += count;
      if (in_stock && only('in_stock')) sums.in_stock += count;
      if (on_sale && only('on_sale')) sums.on_sale += count;
      if (category_id !== null && only('category'))
        by_category.set(category_id, (by_category.get(category_id) ?? 0) + count);
    },
    result: () => ({
      total: Math.round(sums.total),
      in_stock: Math.round(sums.in_stock),
      on_sale: Math.round(sums.on_sale),
      by_category: new Map([...by_category].map(([id, count]) => [id, Math.round(count)])),
    }),
  };
}

/**
 * Counts what each further choice would give: a facet's count heeds every filter but its own.
 * Exact where no price bound cuts through a cell, else an estimate.
 */
export function countFacets(cells: readonly Cell[], filters: Filters, within: Within): FacetCounts {
  const tally = createTally();
  const prices = { min: Infinity, max: -1 };
  const anyPrice = { ...filters, min_price: undefined, max_price: undefined };
  for (const cell of cells) {
    const failed = failedFilters(toFact(cell), anyPrice, within);
    if (failed.length === 0) {
      prices.min = Math.min(prices.min, cell.lowest);
      prices.max = Math.max(prices.max, cell.highest);
    }
    const count = share(cell, filters);
    if (count > 0)
      tally.add(cell, count, (facet) => failed.length === 0 || (failed.length === 1 && failed[0] === facet));
  }
  return { ...tally.result(), price: prices.max < 0 ? null : prices };
}
