import { headElements } from './head';

const site = { store_name: 'Kiln', public_url: 'https://shop.example', path: '/products/mug' };
const alternatesOf = (...given: Parameters<typeof headElements>) =>
  headElements(...given).flatMap(({ attributes: { rel, hreflang, href } }) =>
    rel === 'alternate' ? [[hreflang, href]] : [],
  );

test('a shop in one language names no other address of a page', () => {
  expect(alternatesOf({ title: 'Mug' }, { ...site, language: 'en', languages: ['en'] })).toEqual([]);
});

test('a page names its address in each language, where that is another path too', () => {
  expect(alternatesOf({ title: 'Mug', canonical: '/products/mug' }, { ...site, language: 'de' })).toEqual([
    ['en', 'https://shop.example/products/mug'],
    ['de', 'https://shop.example/de/products/mug'],
    ['x-default', 'https://shop.example/products/mug'],
  ]);
  const canonicalIn = (language: string) => `/products/${language === 'de' ? 'becher' : 'mug'}`;
  const german = { title: 'Becher', canonical: '/products/becher', canonicalIn };
  expect(alternatesOf(german, { ...site, language: 'de' })).toEqual([
    ['en', 'https://shop.example/products/mug'],
    ['de', 'https://shop.example/de/products/becher'],
    ['x-default', 'https://shop.example/products/mug'],
  ]);
});
