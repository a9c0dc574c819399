import fc from 'fast-check';
import {
  filterCount,
  type Listing,
  listingParameters,
  listingPath,
  morePath,
  MOST_PAGES,
  pageCount,
  PAGE_SIZE,
  readListing,
  SORTS,
  toggleValue,
  withoutFilters,
} from './listing.model';
import { readPrice } from './price-filter.model';
import { inOrder } from './price-order';

const read = (query: string, category?: string): Listing => readListing(new URLSearchParams(query), category);

test("'all' is every category (docs/product.md §2)", () => {
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

test('what is too long, upside down or no letter at all is understood all the same', () => {
  expect(read(`search=${'x'.repeat(2000)}`).search).toBe('x'.repeat(200));
  expect(read('search=%00oak%0A').search).toBe('oak');
  expect(read('min_price=900&max_price=100')).toEqual(read('min_price=100&max_price=900'));
  expect(read(`attr.size=${'s,'.repeat(4000)}`).attributes).toEqual({ size: ['s'] });
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['$1,000', 100_000],
  ['1.234,50 €', 123_450],
  ['1,234.50', 123_450],
  ['.5', 50],
  ['12.', 1200],
  ['0', 0],
  ['', null],
  ['cheap', null],
  [',', null],
])('%j is read as a price as people write them: %j', (typed, minor) => {
  expect(readPrice(typed, 'USD')).toBe(minor);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'sort=best',
  'in_stock=maybe',
  'min_price=ten',
  'from=0',
  'min_rating=9',
  'attr.=x',
  'attr.colour=,',
])('what makes no sense counts as not said: %s', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('the first page stands in the address without its number, and the API is asked for the rest', () => {
  expect(listingPath(read('page=1'))).toBe('/products?category=all');
  expect(listingParameters(read('page=1'))).toEqual({ page_size: String(PAGE_SIZE) });
  expect(listingParameters(read('category=desk&search=oak&on_sale=true&page=3'))).toEqual({
    category: 'desk',
    search: 'oak',
    on_sale: 'true',
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
  const number = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });
  const word = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,11}$/);
  const values = fc.uniqueArray(word, { minLength: 1, maxLength: 5 }).map((list) => list.sort());
  const pages = fc
    .record({ page: fc.integer({ min: 1, max: 9999 }), before: fc.integer({ min: 0, max: MOST_PAGES - 1 }) })
    .map(({ page, before }) => ({ page, from: Math.max(1, page - before), cursor: null }));
  const listings: fc.Arbitrary<Listing> = fc
    .record({
      category: fc.option(
        fc
          .string({ minLength: 1 })
          .map((slug) => slug.toLowerCase())
          .filter((slug) => slug !== 'all'),
        { nil: null },
      ),
      search: fc.string({ maxLength: 200 }).map((text) => text.trim()),
      sort: fc.option(fc.constantFrom(...SORTS), { nil: null }),
      in_stock: fc.boolean(),
      on_sale: fc.boolean(),
      prices: fc.tuple(number(0, 999_999_999), number(0, 999_999_999)).map(([min, max]) => inOrder(min, max)),
      min_rating: number(1, 5),
      attributes: fc.dictionary(word, values, { maxKeys: 6, noNullPrototype: true }),
      place: fc.oneof(
        pages,
        word.map((cursor) => ({ page: 1, from: 1, cursor })),
      ),
    })
    .map(({ place, prices, ...listing }) => ({ ...listing, ...prices, ...place }));
  fc.assert(
    fc.property(listings, (listing) => {
      const [path = '', query = ''] = listingPath(listing).split('?');
      const slug = path.split('/')[3];
      expect(read(query, slug && decodeURIComponent(slug))).toEqual(listing);
    }),
  );
});

test('values of an attribute are added and taken off, and begin at the first page', () => {
  const oat = toggleValue(read('page=3&from=2'), 'colour', 'oat');
  expect(listingPath(oat)).toBe('/products?category=all&attr.colour=oat');
  const both = toggleValue({ ...oat, page: 2 }, 'colour', 'birch');
  expect(listingPath(both)).toBe('/products?category=all&attr.colour=birch%2Coat');
  expect(filterCount(both)).toBe(2);
  expect(toggleValue(oat, 'colour', 'oat').attributes).toEqual({});
});

test('one address for one set of filters, however it was written', () => {
  expect(read('attr.size=l,s,l&attr.colour=oat')).toEqual(read('attr.colour=oat&attr.size=s,l'));
  expect(read('attr.colour=oat&attr.colour=rust').attributes).toEqual({ colour: ['oat'] });
});

test('what is loaded more stands in the address, up to a number of pages', () => {
  expect(morePath(read(''), 100)).toBe('/products?category=all&page=2&from=1');
  expect(morePath(read('page=2&from=1'), 100)).toBe('/products?category=all&page=3&from=1');
  expect(morePath(read('page=5'), 100)).toBeNull();
  expect(morePath(read(`page=${MOST_PAGES}&from=1`), 10_000)).toBeNull();
  expect(read(`page=${MOST_PAGES + 1}&from=1`).from).toBe(MOST_PAGES + 1);
});

test('a range of prices counts as one filter', () => {
  expect(filterCount(read('min_price=100&max_price=900&min_rating=4&in_stock=true'))).toBe(3);
});
