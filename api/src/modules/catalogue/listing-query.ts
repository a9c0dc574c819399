import type { Static } from 'typebox';
import { AppError } from '../../errors';
import { DEEPEST_PRODUCT, type ListingParameters, type ListingSort } from './catalogue.schemas';
import { normaliseText } from './search-text';

const DEFAULT_PAGE_SIZE = 24;

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

/**
 * What a listing's parameters ask for, with everything unsaid filled in.
 * @throws AppError validation.failed for values that are each in order but not together
 */
export function readListingQuery(parameters: Static<typeof ListingParameters>): ListingQuery {
  const { category, sort, min_price, max_price, page = 1, page_size = DEFAULT_PAGE_SIZE } = parameters;
  const search = normaliseText(parameters.search ?? '');
  const errors: Record<string, string[]> = {};
  if (min_price !== undefined && max_price !== undefined && min_price > max_price) {
    errors.min_price = ['The lowest price must not be above the highest'];
  }
  if ((page - 1) * page_size >= DEEPEST_PRODUCT) {
    errors.page = [`Only the first ${DEEPEST_PRODUCT} products can be paged through; choose a filter`];
  }
  if (Object.keys(errors).length > 0) {
    throw new AppError('validation.failed', Object.values(errors)[0]?.[0] ?? '', { errors });
  }
  return {
    category: category === undefined || category === '' || category === 'all' ? undefined : category,
    search,
    sort: orderOf(sort, search),
    min_price,
    max_price,
    // false is 'no such filter': nobody looks for what is sold out.
    in_stock: parameters.in_stock ?? false,
    on_sale: parameters.on_sale ?? false,
    page,
    page_size,
  };
}

function orderOf(sort: Sort | undefined, search: string): Sort {
  if (search === '') return sort === undefined || sort === 'relevance' ? 'newest' : sort;
  return sort ?? 'relevance';
}
