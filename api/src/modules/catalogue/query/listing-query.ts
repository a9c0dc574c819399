import type { Static } from 'typebox';
import { notValid } from '../../../errors/errors';
import type { FieldErrors } from '../../../errors/errors';
import { messageOf } from '../../../messages/message';
import {
  ATTRIBUTE_PARAMETER,
  DEEPEST_PRODUCT,
  type ListingParameters,
  type ListingSort,
} from '../products/catalogue.schemas';
import { readCursor, sortOfCursor, type Cursor } from './cursor';

const DEFAULT_PAGE_SIZE = 24;
/** What the address says when it asks for no category in particular (docs/product.md §2). */
const EVERY_CATEGORY = new Set([undefined, '', 'all']);
const MOST_ATTRIBUTES = 10;
const MOST_VALUES = 40;

export type Sort = Static<typeof ListingSort>;

/** What narrows a listing beside its category and its words. Prices are minor units, both ends included. */
export interface Filters {
  min_price: number | undefined;
  max_price: number | undefined;
  in_stock: boolean;
  on_sale: boolean;
  min_rating: number | undefined;
  /** attribute code → values of which one will do */
  attributes: ReadonlyMap<string, readonly string[]>;
}

export interface ListingQuery extends Filters {
  /** slug or id; undefined for the whole shop */
  category: string | undefined;
  /** as it was typed; empty for a plain listing */
  search: string;
  sort: Sort;
  /** nobody asked for an order: a category may have one of its own */
  is_usual_sort: boolean;
  page: number;
  page_size: number;
  /** the last product of the page before */
  after: Cursor | undefined;
}

type Parameters = Static<typeof ListingParameters>;

/**
 * What a listing's parameters ask for, with everything unsaid filled in.
 * @throws AppError validation.failed for values that are each in order but not together
 */
export function readListingQuery(parameters: Parameters): ListingQuery {
  // false is 'no such filter': nobody looks for what is sold out.
  const { in_stock = false, on_sale = false, page = 1, page_size = DEFAULT_PAGE_SIZE } = parameters;
  // What has no word in it ('😀') is a search that finds nothing, not the whole shop.
  const search = (parameters.search ?? '').trim();
  const { category, min_price, max_price, min_rating } = parameters;
  // Who goes on without naming the order goes on in it.
  const sort = parameters.sort ?? sortOfCursor(parameters.cursor);
  checkTogether({ ...parameters, page, page_size });
  const order = orderOf(sort, search);
  return {
    category: EVERY_CATEGORY.has(category) ? undefined : category,
    search,
    sort: order,
    is_usual_sort: sort === undefined && search === '',
    min_price,
    max_price,
    in_stock,
    on_sale,
    min_rating,
    attributes: readAttributes(parameters),
    page,
    page_size,
    after: parameters.cursor === undefined ? undefined : readCursor(parameters.cursor, order),
  };
}

/** `attr.colour=sage,oat`, or the same parameter twice. */
function readAttributes(parameters: object): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(parameters)) {
    const code = ATTRIBUTE_PARAMETER.exec(name)?.[1];
    if (code === undefined || found.size === MOST_ATTRIBUTES) continue;
    const values = String(value).split(',', MOST_VALUES);
    const wanted = [...new Set(values.map((one) => one.trim().toLowerCase()).filter((one) => one !== ''))];
    if (wanted.length > 0) found.set(code, wanted);
  }
  return found;
}

function checkTogether({ min_price = 0, max_price = Infinity, page = 1, page_size = 1, cursor }: Parameters): void {
  const errors: FieldErrors = {};
  if (min_price > max_price) errors.min_price = [messageOf('validation.failed.price_range')];
  if (cursor === undefined && (page - 1) * page_size >= DEEPEST_PRODUCT) {
    errors.page = [messageOf('validation.failed.page_too_deep', { most: DEEPEST_PRODUCT })];
  }
  if (Object.keys(errors).length > 0) throw notValid(errors);
}

function orderOf(sort: Sort | undefined, search: string): Sort {
  if (search === '') return sort === undefined || sort === 'relevance' ? 'newest' : sort;
  return sort === undefined || sort === 'featured' ? 'relevance' : sort;
}

/** Whether nothing narrows it but its words. */
export function isUnfiltered(query: ListingQuery): boolean {
  const { category, min_price, max_price, min_rating, in_stock, on_sale, attributes } = query;
  const open = [category, min_price, max_price, min_rating].every((value) => value === undefined);
  return open && !in_stock && !on_sale && attributes.size === 0;
}

/** Whether somebody has just begun this search, rather than turned a page or narrowed it. */
export function isNewSearch(query: ListingQuery): boolean {
  return query.search !== '' && query.page === 1 && query.after === undefined && isUnfiltered(query);
}
