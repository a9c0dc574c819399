import fc from 'fast-check';
import {
  type Listing,
  listingParameters,
  listingPath,
  pageCount,
  PAGE_SIZE,
  readListing,
  SORTS,
  withoutFilters,
} from './listing.model';

const read = (query: string, category?: string): Listing => readListing(new URLSearchParams(query), category);

test("'all' is every category (SPEC.md §2)", () => {
  expect(read('category=all').category).toBeNull();
  expect(listingPath(read('category=all'))).toBe('/products?category=all');
});

test('a category has one address, its own page', () => {
  expect(listingPath(read('category=lighting&page=2'))).toBe('/products/category/lighting?page=2');
  expect(read('', 'lighting').category).toBe('lighting');
});

test('the search text is trimmed', () => {
  expect(read('search=++oak+chair++').search).toBe('oak chair');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=best', 'in_stock=maybe', 'min_price=ten'])(
  'what makes no sense counts as not said: %s',
  (query) => {
    expect(read(query)).toEqual(read(''));
  },
);

test('the first page is asked for without its number', () => {
  expect(listingParameters(read('page=1'))).toEqual({ page_size: String(PAGE_SIZE) });
  expect(listingParameters(read('category=desk&search=oak&on_sale=true&page=3'))).toEqual({
    category: 'desk',
    search: 'oak',
    on_sale: 'true',
    page: '3',
    page_size: String(PAGE_SIZE),
  });
});

test('filters can be taken off without losing category and search', () => {
  const bare = withoutFilters(read('search=oak&in_stock=true&min_price=100&page=4', 'desk'));
  expect(listingPath(bare)).toBe('/products/category/desk?search=oak');
});

test('no page beyond what the API answers is offered', () => {
  expect(pageCount(0)).toBe(0);
  expect(pageCount(25)).toBe(2);
  expect(pageCount(1_000_000) * PAGE_SIZE).toBeLessThanOrEqual(10_000);
});

test('the address says everything: reading it gives the same listing', () => {
  const price = fc.option(fc.integer({ min: 0, max: 999_999_999 }), { nil: null });
  const listings: fc.Arbitrary<Listing> = fc.record({
    category: fc.option(
      fc.string({ minLength: 1 }).filter((slug) => slug !== 'all'),
      { nil: null },
    ),
    search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
    sort: fc.option(fc.constantFrom(...(Object.keys(SORTS) as (keyof typeof SORTS)[])), { nil: null }),
    page: fc.integer({ min: 1, max: 9999 }),
    in_stock: fc.boolean(),
    on_sale: fc.boolean(),
    min_price: price,
    max_price: price,
  });
  fc.assert(
    fc.property(listings, (listing) => {
      const [path = '', query = ''] = listingPath(listing).split('?');
      const slug = path.split('/')[3];
      expect(read(query, slug && decodeURIComponent(slug))).toEqual(listing);
    }),
  );
});
