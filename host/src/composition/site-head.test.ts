import type { Store } from '@tessera/shared/contract';
import { siteElements } from './site-head';

const store = {
  name: 'Kiln & Oak',
  contact: { email: 'hello@example.com', phone: '', address: '</script>' },
  social: [{ network: 'instagram', url: 'https://instagram.example/kiln' }],
} as unknown as Store; // what is read of it

const read = (path: string, language: 'en' | 'de' = 'en') =>
  siteElements(store, { public_url: 'https://shop.example', path, language });
const json = (text = '') => JSON.parse(text) as Record<string, unknown>;

test('every page tells who runs the shop, without what it has not told', () => {
  const [own, ...others] = read('/products');
  expect(others).toEqual([]);
  expect(json(own?.text)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://shop.example/#organization',
    name: 'Kiln & Oak',
    url: 'https://shop.example/',
    email: 'hello@example.com',
    address: '</script>',
    sameAs: ['https://instagram.example/kiln'],
  });
  expect(own?.text).not.toContain('</script>');
});

test('the home page of each language tells how its search is asked', () => {
  const [, english] = read('/');
  const [, german] = read('/', 'de');
  expect(json(english?.text)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://shop.example/',
    inLanguage: 'en',
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/products?category=all&search={search_term_string}' },
    },
  });
  expect(json(german?.text)).toMatchObject({
    url: 'https://shop.example/de',
    potentialAction: {
      target: { urlTemplate: 'https://shop.example/de/products?category=all&search={search_term_string}' },
    },
  });
});
