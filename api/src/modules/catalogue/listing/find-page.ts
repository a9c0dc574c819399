import type { Language } from '../../../core/languages';
import type { CategoryRow } from '../products/catalogue.repository';
import { withDescendants } from '../products/category-tree';
import { writeCursor, type Cursor } from '../query/cursor';
import { countFacets, type CountedCategory, type FacetCounts } from '../index/count-facets';
import { choiceOf, eachSlot, slotsOf, type Choice } from '../index/choice';
import { idsOf } from '../index/dictionary';
import { createChooser, type ResolvedFilters, type ResolvedRule } from '../index/filters';
import { pageOf, positionOf, type ColumnSort } from '../index/order-slots';
import type { ProductIndex } from '../index/product-index.service';
import type { ListingQuery, Sort } from '../query/listing-query';
import type { ListingRepository } from './listing.repository';
import { pageByHand } from './by-hand';
import { MOST_CANDIDATES, type FoundProducts } from './product-search';
import { byRelevance } from './relevance';

/** So many products the database may well sort by name; more are read in the order of names until a page is full. */
const SORTED_BY_NAME = 2_000;
const MEMORY = 256;

/** One page of products, by id or by number, with the counts around it. */
export interface FoundPage {
  ids: string[] | { nos: number[] };
  counts: FacetCounts;
  total_is_estimate: boolean;
  next_cursor: string | null;
}

export interface PageRequest {
  query: ListingQuery;
  index: ProductIndex;
  categories: readonly CategoryRow[];
  category: CategoryRow | undefined;
  /** what the category holds, of a collection */
  rule: ResolvedRule | undefined;
  /** whose names products are sorted by */
  language: Language;
}

function resolveFilters({ query, index, categories, category, rule }: PageRequest): ResolvedFilters {
  const values = [...query.attributes].map(([code, wanted]): [string, number[]] => [
    code,
    [...new Set(wanted.flatMap((value) => idsOf(index.dictionary, code, value)))],
  ]);
  const within = rule || !category ? undefined : withDescendants(categories, category.id);
  return { ...query, categories: within, rule, values: new Map(values) };
}

/** Nothing but one category, or the whole shop: there is an index of the database for each order. */
function isPlain({ categories, values, rule, ...filters }: ResolvedFilters): boolean {
  const { min_price, max_price, min_rating, in_stock, on_sale } = filters;
  const narrowed = in_stock || on_sale || values.size > 0 || rule !== undefined;
  return (
    !narrowed && [min_price, max_price, min_rating].every((one) => one === undefined) && (categories?.length ?? 1) === 1
  );
}

const isOfColumns = (sort: Sort): sort is ColumnSort => sort !== 'name' && sort !== 'relevance' && sort !== 'featured';

const positionOfCursor = ({ after }: ListingQuery) =>
  after && typeof after.tie === 'number' ? { key: Number(after.key), no: after.tie } : undefined;

/** Makes the function that finds a page of a listing or a search, at a cost that hardly grows with the shop. */
export function createPageFinder(listing: ListingRepository) {
  // Pages and orders of one listing have the same counts.
  const counted = new Map<string, FacetCounts>();
  let counted_version = 0;

  function count(request: PageRequest, filters: ResolvedFilters): FacetCounts {
    const { index } = request;
    if (counted_version !== index.version || counted.size >= MEMORY) counted.clear();
    counted_version = index.version;
    const { min_price, max_price, in_stock, on_sale, min_rating, categories, values } = filters;
    const held = request.rule && [request.category?.rule, request.rule.created_from];
    const key = JSON.stringify([min_price, max_price, in_stock, on_sale, min_rating, categories, [...values], held]);
    const known = counted.get(key);
    if (known) return known;
    const counts = countFacets(index.columns, index.dictionary, categoriesOf(request.categories), filters);
    counted.set(key, counts);
    return counts;
  }

  /** The page in memory: which products, by number. */
  function pickPage(request: PageRequest, choice: Choice, sort: ColumnSort): Pick<FoundPage, 'ids' | 'next_cursor'> {
    const { query, index } = request;
    const after = positionOfCursor(query);
    const offset = query.after ? 0 : (query.page - 1) * query.page_size;
    const slots = pageOf(index.columns, choice, { sort, offset, limit: query.page_size + 1, after });
    const last = slots[query.page_size - 1];
    const position = slots.length > query.page_size && last !== undefined && positionOf(index.columns, sort, last);
    return {
      ids: { nos: slots.slice(0, query.page_size).map((slot) => index.columns.no[slot] ?? 0) },
      next_cursor: position ? writeCursor(query.sort, { key: String(position.key), tie: position.no }) : null,
    };
  }

  /** The page of a category in which staff have put some first. */
  function pickByHand({ query, index, category }: PageRequest, choice: Choice): Pick<FoundPage, 'ids' | 'next_cursor'> {
    const { page, page_size, after } = query;
    const offset = after ? 0 : (page - 1) * page_size;
    const found = pageByHand(index.columns, choice, category?.picks ?? [], { offset, limit: page_size, after });
    const last = found.slots.length > page_size ? found.slots[page_size - 1] : undefined;
    return {
      ids: { nos: found.slots.slice(0, page_size).map((slot) => index.columns.no[slot] ?? 0) },
      next_cursor: last === undefined ? null : writeCursor(query.sort, found.cursorAfter(last)),
    };
  }

  async function readPage(
    { query, language }: Pick<PageRequest, 'query' | 'language'>,
    filters: Partial<ResolvedFilters> & { nos?: number[] },
  ): Promise<Pick<FoundPage, 'ids' | 'next_cursor'>> {
    const { sort, page, page_size } = query;
    const after = typeof query.after?.tie === 'string' ? query.after : undefined;
    const offset = after ? 0 : (page - 1) * page_size;
    const rows = await listing.listPage({ ...filters, sort, language, limit: page_size + 1, offset, after });
    const last = rows[page_size - 1];
    const next: Cursor | null = rows.length > page_size && last ? { key: last.key, tie: last.id } : null;
    return { ids: rows.slice(0, page_size).map(({ id }) => id), next_cursor: next && writeCursor(sort, next) };
  }

  async function findByListing(request: PageRequest): Promise<FoundPage> {
    const { query, index } = request;
    const filters = resolveFilters(request);
    const counts = count(request, filters);
    const rest = { counts, total_is_estimate: false };
    const isByHand = query.sort === 'featured' && request.category !== undefined && request.category.picks.length > 0;
    if (isPlain(filters) && !isByHand) return { ...(await readPage(request, filters)), ...rest };
    const choice = createChooser(index.columns, filters)();
    if (query.sort === 'featured') return { ...pickByHand(request, choice), ...rest };
    if (isOfColumns(query.sort)) return { ...pickPage(request, choice, query.sort), ...rest };
    const named = choice.size <= SORTED_BY_NAME ? { nos: nosOf(index, choice) } : filters;
    return { ...(await readPage(request, named)), ...rest };
  }

  async function findBySearch(request: PageRequest, { hits }: FoundProducts): Promise<FoundPage> {
    const { query, index } = request;
    const { columns, dictionary } = index;
    const filters = resolveFilters(request);
    const ranked = byRelevance(columns, hits);
    const all = choiceOf(ranked, columns.capacity);
    const counts = countFacets(columns, dictionary, categoriesOf(request.categories), filters, all);
    const rest = { counts, total_is_estimate: hits.length >= MOST_CANDIDATES };
    const choice = createChooser(columns, filters, all)();
    if (isOfColumns(query.sort)) return { ...pickPage(request, choice, query.sort), ...rest };
    if (query.sort === 'name') return { ...(await readPage(request, { nos: nosOf(index, choice) })), ...rest };
    const fitting = new Set<number>();
    eachSlot(choice, (slot) => fitting.add(slot));
    const from = (query.page - 1) * query.page_size;
    const page = ranked.filter((slot) => fitting.has(slot)).slice(from, from + query.page_size);
    return { ids: { nos: page.map((slot) => columns.no[slot] ?? 0) }, next_cursor: null, ...rest };
  }

  return {
    findByListing,
    /** @param found what the words of the search found */
    findBySearch,
  };
}

function nosOf({ columns }: ProductIndex, choice: Choice): number[] {
  return slotsOf(choice).map((slot) => columns.no[slot] ?? 0);
}

function categoriesOf(categories: readonly CategoryRow[]): CountedCategory[] {
  return categories.map(({ id }) => ({ id, within: withDescendants(categories, id) }));
}
