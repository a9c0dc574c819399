import type { Static } from 'typebox';
import { AppError } from '../../errors';
import { DEEPEST_PRODUCT, type ListingParameters, type ListingSort } from './catalogue.schemas';
import { normaliseText } from './search-text';

const DEFAULT_PAGE_SIZE = 24;
/** What the address says when it asks for no category in particular (SPEC.md §2). */
const EVERY_CATEGORY = new Set([undefined, '', 'all']);

export type Sort = Static<typeof ListingSort>;

/** What narrows a listing beside its category and its words. Prices are minor units, both ends included. */
export interface Filters {
  min_price: number | undefined;
  max_price: number | undefined;
  in_stock: boolean;
  on_sale: boolean;
}

export interface ListingQuery extends Filters {
  /** slug or id; undefined for the whole shop */
  category: string | undefined;
  /** words in lower case without marks; empty for a plain listing */
  search: string;
  sort: Sort;
  page: number;
  page_size: number;
}

type Parameters = Static<typeof ListingParameters>;

/**
 * What a listing's parameters ask for, with everything unsaid filled in.
 * @throws AppError validation.failed for values that are each in order but not together
 */
export function readListingQuery(parameters: Parameters): ListingQuery {
  // false is 'no such filter': nobody looks for what is sold out.
  const { in_stock = false, on_sale = false, page = 1, page_size = DEFAULT_PAGE_SIZE } = parameters;
  const search = normaliseText(parameters.search ?? '');
  const { sort, category, min_price, max_price } = parameters;
  checkTogether({ ...parameters, page, page_size });
  return {
    category: EVERY_CATEGORY.has(category) ? undefined : category,
    search,
    sort: orderOf(sort, search),
    min_price,
    max_price,
    in_stock,
    on_sale,
    page,
    page_size,
  };
}

function checkTogether({ min_price = 0, max_price = Infinity, page = 1, page_size = 1 }: Parameters): void {
  const errors: Record<string, string[]> = {};
  if (min_price > max_price) errors.min_price = ['The lowest price must not be above the highest'];
  if ((page - 1) * page_size >= DEEPEST_PRODUCT) {
    errors.page = [`Only the first ${DEEPEST_PRODUCT} products can be paged through; choose a filter`];
  }
  const [sentence] = Object.values(errors).flat();
  if (sentence !== undefined) throw new AppError('validation.failed', sentence, { errors });
}

function orderOf(sort: Sort | undefined, search: string): Sort {
  if (search === '') return sort === undefined || sort === 'relevance' ? 'newest' : sort;
  return sort ?? 'relevance';
}
