import { passes, type Facet } from './candidates';
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

/**
 * Counts what each further choice would give: a facet's count heeds every filter but its own.
 * Exact where no price bound cuts through a cell, else an estimate.
 */
export function countFacets(
  cells: readonly Cell[],
  filters: Filters,
  categories: ReadonlySet<string> | undefined,
): FacetCounts {
  const by_category = new Map<string, number>();
  const counts = { total: 0, in_stock: 0, on_sale: 0 };
  const prices = { min: Infinity, max: -1 };
  const openPrice = { ...filters, min_price: undefined, max_price: undefined };
  for (const cell of cells) {
    const fact = {
      category_id: cell.category_id,
      stock_state: cell.in_stock ? ('in_stock' as const) : ('out' as const),
      on_sale: cell.on_sale,
      min_price: cell.lowest,
    };
    const fits = (except?: Facet): boolean => passes(fact, openPrice, categories, except);
    if (fits('price')) {
      prices.min = Math.min(prices.min, cell.lowest);
      prices.max = Math.max(prices.max, cell.highest);
    }
    const count = share(cell, filters);
    if (count === 0) continue;
    if (fits()) counts.total += count;
    if (cell.in_stock && fits('in_stock')) counts.in_stock += count;
    if (cell.on_sale && fits('on_sale')) counts.on_sale += count;
    if (cell.category_id !== null && fits('category')) {
      by_category.set(cell.category_id, (by_category.get(cell.category_id) ?? 0) + count);
    }
  }
  return {
    total: Math.round(counts.total),
    by_category: new Map([...by_category].map(([id, count]) => [id, Math.round(count)])),
    in_stock: Math.round(counts.in_stock),
    on_sale: Math.round(counts.on_sale),
    price: prices.max < 0 ? null : prices,
  };
}
