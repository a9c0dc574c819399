import { canonicalAddress, matchPage } from './page-match';
import { remote, route } from '../testing/fixtures';

const remotes = [
  remote('catalog', [
    route('/', 'home'),
    route('/products', 'listing', { query: ['category', 'search'] }),
    route('/products/category/:category', 'listing'),
    route('/products/:product_id', 'product'),
    route('/products/outlet', 'outlet'),
  ]),
];

const pageOf = (path: string) => {
  const match = matchPage(remotes, path);
  return match.kind === 'remote' ? `${match.remote.name}/${match.route.page}` : match.kind;
};

test.each([
  ['/', 'catalog/home'],
  ['/products', 'catalog/listing'],
  ['/products/ember-mug', 'catalog/product'],
  ['/products/category/lighting', 'catalog/listing'],
  ['/auth/login', 'host'],
  ['/nowhere', 'not-found'],
  ['/products/a/b/c', 'not-found'],
])('finds who owns %s from the descriptors alone', (path, expected) => {
  expect(pageOf(path)).toBe(expected);
});

test('prefers a fixed segment to a parameter, in whatever order they stand', () => {
  expect(pageOf('/products/outlet')).toBe('catalog/outlet');
});

test.each([
  ['/%70roducts', 'catalog/listing'],
  ['/PRODUCTS/ember-mug', 'catalog/product'],
  ['/%61uth/login', 'host'],
])('reads %s as the browser’s router does', (path, expected) => {
  expect(pageOf(path)).toBe(expected);
});

test('gives one address to all that shows the same page', () => {
  const address = (path: string) => canonicalAddress(new URL(path, 'http://shop.example'), ['search', 'category']);
  expect(address('/products?search=mug&utm_source=x&category=all')).toBe(address('/products?category=all&search=mug'));
  expect(address('/products?utm_source=x')).toBe('/products');
  expect(address(`/products?search=${'x'.repeat(500)}`)).toBe(`/products?search=${'x'.repeat(200)}`);
});

test('a name with a star means every parameter that begins so, few of them at most', () => {
  const address = (path: string) => canonicalAddress(new URL(path, 'http://shop.example'), ['sort', 'attr.*']);
  expect(address('/products?attr.colour=oat&sort=name&attributes=x')).toBe(
    address('/products?sort=name&attr.colour=oat&utm_source=y'),
  );
  expect(address('/products?attr.size=s&attr.colour=oat')).toBe('/products?attr.colour=oat&attr.size=s');
  expect(address('/products?attr.colour=oat&attr.colour=rust')).toBe('/products?attr.colour=oat');
  expect(address(`/products?attr.size=${'s,'.repeat(400)}`)).toBe(`/products?attr.size=${'s%2C'.repeat(400)}`);
  expect(address(`/products?attr.size=${'s'.repeat(4000)}`)).toBe(`/products?attr.size=${'s'.repeat(1000)}`);
  const many = Array.from({ length: 50 }, (_, index) => `attr.a${index + 10}=x`).join('&');
  expect(new URL(address(`/products?${many}`), 'http://shop.example').searchParams.size).toBe(12);
});
