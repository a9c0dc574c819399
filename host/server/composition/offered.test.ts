import fc from 'fast-check';
import { readAddress } from '../http/read-address';
import { offeredAt } from './offered';

const SHOP = 'https://shop.example';
const ENGLISH = { languages: ['en' as const] };
const instead = (target: string) => offeredAt(readAddress(target, SHOP).url, ENGLISH);

test('an address in a language that the shop is not offered in leads to the same one in the first, with its query', () => {
  expect(instead('/de')).toBe('/');
  expect(instead('/de/products?search=b%0Aa&page=2')).toBe('/products?search=b%0Aa&page=2');
  expect(instead('/de/de/cart')).toBe('/de/cart');
  for (const page of ['/', '/design', '/DE/cart', '/products/de', '/de/admin', '/de/admin/orders'])
    expect(instead(page)).toBeUndefined();
  expect(offeredAt(new URL('/de/cart', SHOP), {})).toBeUndefined();
});

test('whatever is asked for leads nowhere but into the shop, and to the end in so many steps as it has languages', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '/.',
    '/..',
    '/de',
    '%2f',
    '%5c',
    '%0d%0a',
    'evil.example',
    '@',
    ':',
    '?',
    '#',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let target: string | undefined = `/de${pieces.join('')}`;
      const most = target.length;
      for (let step = 0; target !== undefined; step += 1) {
        expect(new URL(target, SHOP).origin === SHOP || step === 0).toBe(true);
        expect(step).toBeLessThan(most);
        target = instead(target);
      }
    }),
  );
});
