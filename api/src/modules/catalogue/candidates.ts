import type { StockState } from '@tessera/shared/contract';
import type { Filters, Sort } from './listing-query';

/** What search knows of a product that fits the words: enough to filter, count and order without asking again. */
export interface Candidate {
  id: string;
  category_id: string | null;
  name: string;
  min_price: number;
  stock_state: StockState;
  on_sale: boolean;
  created_at: number;
  units_sold: number;
  rating_average: number | null;
  score: number;
}

type Fact = Pick<Candidate, 'category_id' | 'min_price' | 'stock_state' | 'on_sale'>;

/** Which filter a count leaves out, so that it tells what choosing there would give. */
export type Facet = 'category' | 'in_stock' | 'on_sale' | 'price';

/** Tells whether a product passes every filter but the one of `except`. */
export function passes(
  fact: Fact,
  filters: Filters,
  categories: ReadonlySet<string> | undefined,
  except?: Facet,
): boolean {
  const { min_price = 0, max_price = Infinity } = filters;
  return (
    (except === 'in_stock' || !filters.in_stock || fact.stock_state !== 'out') &&
    (except === 'on_sale' || !filters.on_sale || fact.on_sale) &&
    (except === 'price' || (fact.min_price >= min_price && fact.min_price <= max_price)) &&
    (except === 'category' || !categories || (fact.category_id !== null && categories.has(fact.category_id)))
  );
}

type Order = (a: Candidate, b: Candidate) => number;

const byId: Order = (a, b) => (a.id < b.id ? 1 : -1);
const byNewest: Order = (a, b) => b.created_at - a.created_at || byId(a, b);

const ORDERS: Record<Sort, Order> = {
  relevance: (a, b) => b.score - a.score || b.units_sold - a.units_sold || byNewest(a, b),
  newest: byNewest,
  price: (a, b) => a.min_price - b.min_price || -byId(a, b),
  '-price': (a, b) => b.min_price - a.min_price || byId(a, b),
  best_selling: (a, b) => b.units_sold - a.units_sold || byId(a, b),
  rating: (a, b) => (b.rating_average ?? -1) - (a.rating_average ?? -1) || byId(a, b),
  name: (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : -byId(a, b)),
};

/** The candidates in the order asked for; each order is total, so that pages never overlap. */
export function inOrder(candidates: readonly Candidate[], sort: Sort): Candidate[] {
  return [...candidates].sort(ORDERS[sort]);
}
