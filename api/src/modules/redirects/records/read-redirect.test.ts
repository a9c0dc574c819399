import fc from 'fast-check';
import { redirectKey } from '@tessera/server/http';
import { readRedirect } from './read-redirect';

const SHOP = 'https://shop.example';
const read = (path: string, target: string) => readRedirect({ path, target }, SHOP);
const faultsOf = (path: string, target: string): string[] => read(path, target).faults.map(({ field }) => field);

it.each([
  ['/products/Old-Name/', '/products/new', '/products/old-name', '/products/new'],
  ['/gr%C3%B6%C3%9Fen', '/size-guide#shoes', '/größen', '/size-guide#shoes'],
  ['/de/alt', '/de/products/neu?variant=1', '/alt', '/products/neu?variant=1'],
  [' /collections/all.html ', `${SHOP}/products`, '/collections/all.html', '/products'],
  ['/a//b', SHOP, '/a/b', '/'],
  ['/x', '/de', '/x', '/'],
])('%s → %s is kept as %s → %s', (path, target, kept, leads) =>
  expect(read(path, target).redirect).toMatchObject({ path: kept, target: leads }),
);

it.each([
  '',
  'old',
  '//other.example',
  '/\\other',
  '/a?b=1',
  '/a#b',
  '/%',
  '/',
  '/de',
  '/a\u0000',
  `/${'a'.repeat(300)}`,
])('%j is no old address', (path) => expect(faultsOf(path, '/products')).toEqual(['path']));

it.each([
  ...['', 'new', '//other.example/x', '/\\other.example', '\\\\other.example', 'https://other.example/', '/%zz'],
  ...['http://shop.example/', 'https://shop.example.evil.example/', 'javascript:alert(1)', '/\t/other.example'],
])('%j leads nowhere in the shop', (target) => expect(faultsOf('/old', target)).toEqual(['target']));

it('whatever is written, what is kept leads to the shop itself, and is found as the web server looks for it', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    'https:',
    '@',
    'de',
    'a',
    '%2f',
    '%5c',
    '?',
    '#',
    ' ',
    'ß',
    '\u2028',
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  fc.assert(
    fc.property(text, text, (path, target) => {
      const { redirect } = read(path, target);
      if (!redirect) return;
      expect(new URL(redirect.target, SHOP).origin).toBe(SHOP);
      expect(new URL(`/de${redirect.target}`, SHOP).origin).toBe(SHOP);
      expect(redirectKey(encodeURI(redirect.path).replaceAll('#', '%23'))).toBe(redirect.path);
    }),
    { numRuns: 2_000 },
  );
});
