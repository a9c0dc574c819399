import fc from 'fast-check';
import { decodableTarget, readAddress } from './read-address';

const read = (target: string) => {
  const { url, tidy } = readAddress(target, 'https://shop.example');
  return [url.href, tidy];
};

test.each([
  ['/', 'https://shop.example/', true],
  ['/products?search=a?b&page=2', 'https://shop.example/products?search=a?b&page=2', true],
  ['/products/b%C3%A4r', 'https://shop.example/products/b%C3%A4r', true],
  ['/products/?page=2', 'https://shop.example/products?page=2', false],
  ['/products//mug', 'https://shop.example/products/mug', false],
])('%s', (target, href, tidy) => {
  expect(read(target)).toEqual([href, tidy]);
});

test.each([
  '//evil.example/',
  '/.//evil.example/',
  '//x//evil.example/',
  '/\\evil.example/',
  '///',
  '//:',
  '/%2e//evil',
])('never leads to another host: %s', (target) => {
  const { url } = readAddress(target, 'https://shop.example');
  expect(url.origin).toBe('https://shop.example');
  expect(url.pathname).toMatch(/^\/(?!\/)/);
});

test.each([
  ['/products/b%C3%A4r?search=%zz', '/products/b%C3%A4r?search=%zz'],
  ['/100%', '/100%25'],
  ['/%zz/%20?a=%', '/%25zz/%2520?a=%'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/%ff', '/%25ff'],
])('a path that cannot be decoded is taken by its letters: %s', (target, as) => {
  expect(decodableTarget(target)).toBe(as);
});

test('whatever is asked for, its path can be decoded', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\/[%0-9a-fA-FzZ?#/]*$/), (target) => {
      const [path = ''] = decodableTarget(target).split(/[?#]/);
      expect(() => decodeURIComponent(path)).not.toThrow();
    }),
  );
});
