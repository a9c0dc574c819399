import type { ProductSort } from '@tessera/shared/paths';
import { paths } from '@tessera/shared/paths';
import type { ListingParameters } from '../../catalog/catalog.queries';

export const PAGE_SIZE = 24;
/** The API answers no deeper than its 10,000th product. */
const DEEPEST_PRODUCT = 10_000;

/** What a listing shows; all of it is in its address. */
export interface Listing {
  /** slug of a category, or null for all products */
  category: string | null;
  search: string;
  sort: ProductSort | null;
  page: number;
  in_stock: boolean;
  on_sale: boolean;
  /** minor units, or null */
  min_price: number | null;
  max_price: number | null;
}

export const SORTS: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  price: 'Price, low to high',
  '-price': 'Price, high to low',
  best_selling: 'Best selling',
  rating: 'Best rated',
  name: 'Name',
};

const isSort = (text: string | null): text is ProductSort => text !== null && text in SORTS;

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/**
 * Reads a listing from its address. Whatever makes no sense counts as not said.
 * @param category the path's category, when the address is a category's own page
 */
export function readListing(query: URLSearchParams, category?: string): Listing {
  const named = category ?? query.get('category');
  const sort = query.get('sort');
  return {
    category: named && named !== 'all' ? named : null,
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sort: isSort(sort) ? sort : null,
    page: Math.max(1, wholeNumber(query.get('page')) ?? 1),
    in_stock: query.get('in_stock') === 'true',
    on_sale: query.get('on_sale') === 'true',
    min_price: wholeNumber(query.get('min_price')),
    max_price: wholeNumber(query.get('max_price')),
  };
}

function filters({ in_stock, on_sale, min_price, max_price }: Listing): [string, string][] {
  const entries: [string, string | false | undefined][] = [
    ['in_stock', in_stock && 'true'],
    ['on_sale', on_sale && 'true'],
    ['min_price', min_price?.toString()],
    ['max_price', max_price?.toString()],
  ];
  return entries.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

/** The one address of a listing. A change of anything but the page starts at page 1: pass `{ ...listing, page: 1 }`. */
export function listingPath(listing: Listing): string {
  const { category, search, sort, page } = listing;
  const query = { search, sort: sort ?? undefined, page };
  const base = category ? paths.category(category, query) : paths.products({ category: 'all', ...query });
  const more = new URLSearchParams(filters(listing)).toString();
  if (!more) return base;
  return base + (base.includes('?') ? '&' : '?') + more;
}

/** The listing as the API's parameters. */
export function listingParameters(listing: Listing): ListingParameters {
  const { category, search, sort, page } = listing;
  return {
    ...(category && { category }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(page > 1 && { page: String(page) }),
    ...Object.fromEntries(filters(listing)),
    page_size: String(PAGE_SIZE),
  };
}

/** Number of pages that can be opened. */
export function pageCount(total: number): number {
  return Math.ceil(Math.min(total, DEEPEST_PRODUCT - PAGE_SIZE) / PAGE_SIZE);
}

/** Whether anything narrows the listing beyond its category and search. */
export function hasFilters(listing: Listing): boolean {
  return filters(listing).length > 0;
}

/** The same listing without filters, from its first page. */
export function withoutFilters(listing: Listing): Listing {
  return { ...listing, page: 1, in_stock: false, on_sale: false, min_price: null, max_price: null };
}
