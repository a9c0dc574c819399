import type { Infra } from '../../infra';
import { createAged } from './aged';
import { failedFilters, inOrder, type Candidate, type Within } from './candidates';
import { countFacets, type Cell, type FacetCounts } from './facets';
import type { ListingQuery } from './listing-query';
import type { ListingRepository } from './listing.repository';
import { MOST_CANDIDATES, searchProducts } from './product-search';
import type { SearchIndex } from './search.repository';

/** How old facet counts and totals may be in a large shop. */
const COUNTS_MS = 2_000;
/** In a shop of this size they are counted anew after each change. */
const SMALL_SHOP = 5_000;
/** Totals are exact up to here; above it they are estimated where a price bound leaves too much to count. */
const EXACT_UP_TO = 1_000;

/** One page of product ids with the counts around it. */
export interface FoundPage {
  ids: string[];
  counts: FacetCounts;
  total_is_estimate: boolean;
}

interface Deps extends Pick<Infra, 'clock' | 'changes'> {
  listing: ListingRepository;
  index: SearchIndex;
}

function toCell({ category_id, stock_state, on_sale, min_price }: Candidate): Cell {
  return { category_id, in_stock: stock_state !== 'out', on_sale, lowest: min_price, highest: min_price, count: 1 };
}

/** Makes the function that finds a page of a listing or a search, at a cost that does not grow with the shop. */
export function createPageFinder({ clock, changes, listing, index }: Deps) {
  const cells = createAged(clock, COUNTS_MS, () => listing.listCells());
  let products = 0;
  changes.onChange((tags) => {
    if (tags.includes('products') && products <= SMALL_SHOP) cells.clear();
  });

  async function allCells(): Promise<Cell[]> {
    const all = await cells.get();
    products = all.reduce((sum, { count }) => sum + count, 0);
    return all;
  }

  async function findBySearch(query: ListingQuery, categories: Within): Promise<FoundPage> {
    const candidates = await searchProducts(index, query.search);
    const fitting = candidates.filter((candidate) => failedFilters(candidate, query, categories).length === 0);
    const from = (query.page - 1) * query.page_size;
    return {
      ids: inOrder(fitting, query.sort)
        .slice(from, from + query.page_size)
        .map(({ id }) => id),
      counts: countFacets(candidates.map(toCell), query, categories),
      total_is_estimate: candidates.length >= MOST_CANDIDATES,
    };
  }

  async function countListing(query: ListingQuery, categories: Within): Promise<Omit<FoundPage, 'ids'>> {
    const all = await allCells();
    const counts = countFacets(all, query, categories);
    if (query.min_price === undefined && query.max_price === undefined) return { counts, total_is_estimate: false };
    const slice = await listing.listSliceCells(query);
    if (slice)
      return { counts: { ...countFacets(slice, query, categories), price: counts.price }, total_is_estimate: false };
    const page = { ...query, categories: categories && [...categories] };
    const total = await listing.countUpTo(page, EXACT_UP_TO + 1);
    if (total <= EXACT_UP_TO) return { counts: { ...counts, total }, total_is_estimate: false };
    return { counts: { ...counts, total: Math.max(total, counts.total) }, total_is_estimate: true };
  }

  async function findByListing(query: ListingQuery, categories: Within): Promise<FoundPage> {
    const page = {
      ...query,
      categories: categories && [...categories],
      limit: query.page_size,
      offset: (query.page - 1) * query.page_size,
    };
    const [ids, counted] = await Promise.all([listing.listPageIds(page), countListing(query, categories)]);
    return { ids, ...counted };
  }

  return (query: ListingQuery, categories: Within): Promise<FoundPage> =>
    query.search === '' ? findByListing(query, categories) : findBySearch(query, categories);
}
