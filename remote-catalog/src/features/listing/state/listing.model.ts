import { type ProductSort, paths } from '@tessera/shared/paths';
import type { ListingParameters } from '../../../catalog/reading';
import { inOrder } from './price-order';

export const PAGE_SIZE = 24;
/** The API answers no deeper by page number than its 10,000th product. */
const DEEPEST_PRODUCT = 10_000;
/** So many pages stand on one screen at most, whatever the address says. */
export const MOST_PAGES = 8;
const MOST_ATTRIBUTES = 12;
const MOST_VALUES = 20;
/** Letters of a value, and of a list of them; the page cache cuts at the same places. */
const LONGEST = 200;
const LONGEST_LIST = 1_000;

/** What a listing shows; all of it is in its address. */
export interface Listing {
  /** slug of a category, or null for all products */
  category: string | null;
  search: string;
  sort: ProductSort | null;
  /** the last page on the screen, from 1 */
  page: number;
  /** the first page on the screen: `page`, or before it where more were loaded */
  from: number;
  /** where the API goes on beyond the pages that have numbers */
  cursor: string | null;
  in_stock: boolean;
  on_sale: boolean;
  /** minor units, or null */
  min_price: number | null;
  max_price: number | null;
  /** stars, or null */
  min_rating: number | null;
  /** code of an attribute → the values that are wanted, one of which has to fit */
  attributes: Record<string, string[]>;
}

export const SORTS: readonly ProductSort[] = [
  'relevance',
  'featured',
  'newest',
  'best_selling',
  'rating',
  'price',
  '-price',
  'name',
];

const isSort = (text: string | null): text is ProductSort => SORTS.some((sort) => sort === text);

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function readAttributes(query: URLSearchParams): Record<string, string[]> {
  // of two with one name the first counts, as in the page cache
  const found = [...query]
    .reverse()
    .filter(([name]) => /^attr\.[\w-]{1,60}$/.test(name))
    .map(([name, text]): [string, string[]] => {
      const values = text
        .slice(0, LONGEST_LIST)
        .split(',', 2 * MOST_VALUES)
        .map((value) => value.trim());
      return [name.slice('attr.'.length), [...new Set(values.filter(Boolean))].sort().slice(0, MOST_VALUES)];
    })
    .filter(([, values]) => values.length > 0);
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, MOST_ATTRIBUTES));
}

function readPages(query: URLSearchParams): Pick<Listing, 'page' | 'from' | 'cursor'> {
  const cursor = query.get('cursor')?.slice(0, 200) || null;
  if (cursor) return { page: 1, from: 1, cursor };
  const page = Math.max(1, wholeNumber(query.get('page')) ?? 1);
  const from = Math.max(1, wholeNumber(query.get('from')) ?? page);
  return { page, from: from > page || page - from >= MOST_PAGES ? page : from, cursor };
}

function readRating(text: string | null): number | null {
  const stars = wholeNumber(text);
  return stars !== null && stars >= 1 && stars <= 5 ? stars : null;
}

/**
 * Reads a listing from its address. Whatever makes no sense counts as not said.
 * @param category the path's category, when the address is a category's own page
 */
export function readListing(query: URLSearchParams, category?: string): Listing {
  // slugs are small letters; somebody who writes one by hand thinks of the name
  const named = (category ?? query.get('category'))?.slice(0, LONGEST).toLowerCase();
  const sort = query.get('sort');
  return {
    category: named && named !== 'all' ? named : null,
    // controls are no letters, and the API takes none
    search: (query.get('search') ?? '')
      .slice(0, LONGEST)
      .replace(/\p{Cc}+/gu, ' ')
      .trim(),
    sort: isSort(sort) ? sort : null,
    ...readPages(query),
    in_stock: query.get('in_stock') === 'true',
    on_sale: query.get('on_sale') === 'true',
    ...inOrder(wholeNumber(query.get('min_price')), wholeNumber(query.get('max_price'))),
    min_rating: readRating(query.get('min_rating')),
    attributes: readAttributes(query),
  };
}

function filters(listing: Listing): [string, string][] {
  const { in_stock, on_sale, min_price, max_price, min_rating, attributes } = listing;
  const entries: [string, string | false | undefined][] = [
    ['in_stock', in_stock && 'true'],
    ['on_sale', on_sale && 'true'],
    ['min_price', min_price?.toString()],
    ['max_price', max_price?.toString()],
    ['min_rating', min_rating?.toString()],
    ...Object.entries(attributes).map(([code, values]): [string, string] => [`attr.${code}`, values.join(',')]),
  ];
  return entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** The one address of a listing. A change of anything but the page starts at page 1: use `changed`. */
export function listingPath(listing: Listing): string {
  const { category, search, sort, page, from, cursor } = listing;
  const query = { search, sort: sort ?? undefined, page };
  const base = category ? paths.category(category, query) : paths.products({ category: 'all', ...query });
  const rest: [string, string | false | null][] = [
    ...filters(listing),
    ['from', from < page && String(from)],
    ['cursor', cursor],
  ];
  const more = new URLSearchParams(rest.filter((entry): entry is [string, string] => Boolean(entry[1]))).toString();
  if (!more) return base;
  return base + (base.includes('?') ? '&' : '?') + more;
}

/** The listing as the API's parameters, but for the page. */
export function listingParameters(listing: Listing): ListingParameters {
  const { category, search, sort, cursor } = listing;
  return {
    ...(category && { category }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(cursor && { cursor }),
    ...Object.fromEntries(filters(listing)),
    page_size: String(PAGE_SIZE),
  };
}

/** Number of pages that can be opened by their number. */
export function pageCount(total: number): number {
  return Math.ceil(Math.min(total, DEEPEST_PRODUCT - PAGE_SIZE) / PAGE_SIZE);
}

/** The address that adds the next page to the screen; null at the end, and where enough stands on the screen. */
export function morePath(listing: Listing, total: number): string | null {
  const { page, from, cursor } = listing;
  if (cursor || page >= pageCount(total) || page + 1 - from >= MOST_PAGES) return null;
  return listingPath({ ...listing, page: page + 1 });
}

/** How many filters are set: each value of an attribute is one, and so is a range of prices. */
export function filterCount(listing: Listing): number {
  const { in_stock, on_sale, min_price, max_price, min_rating, attributes } = listing;
  const single = [in_stock, on_sale, min_price !== null || max_price !== null, min_rating !== null];
  return single.filter(Boolean).length + Object.values(attributes).flat().length;
}

/** Whether there is nothing, and no filter is the reason: then there is nothing to narrow or to order either. */
export function isNothing(listing: Listing, list: { total: number } | null | undefined): boolean {
  return list !== undefined && !list?.total && filterCount(listing) === 0;
}

/** A listing that ends so soon that half of the screen below it is empty. */
const FEW = 3;

/** Whether something is there, and little: what others choose stands below it. */
export function isFew({ page, cursor }: Listing, list: { total: number } | null | undefined): boolean {
  return page === 1 && cursor === null && Boolean(list?.total) && (list?.total ?? 0) <= FEW;
}

/** The listing with something about it changed, from its first page. */
export function changed(listing: Listing, change: Partial<Listing>): Listing {
  return { ...listing, page: 1, from: 1, cursor: null, ...change };
}

/** The same listing without filters, from its first page. */
export function withoutFilters(listing: Listing): Listing {
  const none = { in_stock: false, on_sale: false, min_price: null, max_price: null, min_rating: null, attributes: {} };
  return changed(listing, none);
}

/** The listing with a value of an attribute added, or taken off where it was set. */
export function toggleValue(listing: Listing, code: string, value: string): Listing {
  const { [code]: before = [], ...others } = listing.attributes;
  const values = before.includes(value) ? before.filter((other) => other !== value) : [...before, value].sort();
  const attributes = values.length > 0 ? { ...others, [code]: values } : others;
  return changed(listing, { attributes });
}
