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

/** What the filters look at. */
export type Fact = Pick<Candidate, 'category_id' | 'min_price' | 'stock_state' | 'on_sale'>;

/** Ids of the category asked for and those below it; undefined for the whole shop. */
export type Within = ReadonlySet<string> | undefined;

/** A filter that a count may leave out, so that it tells what choosing there would give. */
export type Facet = 'category' | 'in_stock' | 'on_sale' | 'price';

const CHECKS: Record<Facet, (fact: Fact, filters: Filters, within: Within) => boolean> = {
  category: ({ category_id }, _filters, within) => !within || (category_id !== null && within.has(category_id)),
  in_stock: ({ stock_state }, { in_stock }) => !in_stock || stock_state !== 'out',
  on_sale: (fact, { on_sale }) => !on_sale || fact.on_sale,
  price: (fact, { min_price = 0, max_price = Infinity }) => fact.min_price >= min_price && fact.min_price <= max_price,
};
const FACETS: readonly Facet[] = ['category', 'in_stock', 'on_sale', 'price'];

/** The filters that a product does not pass. */
export function failedFilters(fact: Fact, filters: Filters, within: Within): Facet[] {
  return FACETS.filter((facet) => !CHECKS[facet](fact, filters, within));
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
