import type { RegisteredRemote } from '@tessera/shared/composition';
import type { Store } from '@tessera/shared/contract';
import { matchPage } from './page-match';
import { pagesElsewhere, sourcesOfPage } from './page-policy';
import { remote, route } from '../testing/fixtures';

const STRIPE = {
  'script-src': ['https://js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
};
const MAPS = { 'img-src': ['https://tiles.example.com'] };

const remotes = [
  remote('catalog', [route('/', 'home')]),
  remote('cart', [
    route('/cart', 'cart'),
    route('/checkout', 'checkout'),
    route('/checkout/pay/:number', 'pay', { csp: STRIPE }),
    route('/checkout/place', 'place', { csp: MAPS }),
  ]),
];
const store = (...payment_providers: Store['payment_providers']) => ({ payment_providers }) as Store; // nothing else is read
const sourcesAt = (path: string, settings = store('stripe'), all: RegisteredRemote[] = remotes) =>
  sourcesOfPage(matchPage(all, path), settings);
const elsewhereAt = (path: string, settings = store('stripe')) =>
  pagesElsewhere({ remotes, store: settings }, sourcesAt(path, settings), { language: 'en' }).elsewhere;

/** As builds from before routes had policies of their own. */
function olderRemotes(csp: Record<string, string[]>): RegisteredRemote[] {
  const older = remote('older', [route('/older', 'older'), route('/older/plain', 'plain', { csp: {} })]);
  older.descriptor.csp = csp;
  return [...remotes, older];
}

test.each(['/', '/cart', '/checkout', '/auth/login', '/nowhere'])('%s names nobody else’s address', (path) => {
  expect(sourcesAt(path)).toEqual({});
});

test('only the page where cards are paid names the provider of its form', () => {
  expect(sourcesAt('/checkout/pay/1042')).toEqual(STRIPE);
});

test('a shop that takes no cards by Stripe names it nowhere', () => {
  expect(sourcesAt('/checkout/pay/1042', store())).toEqual({});
  expect(elsewhereAt('/', store())).toEqual(['cart:/checkout/place']);
});

test('a need that an older build states for all of it is that of its own pages, and of nobody else’s', () => {
  const all = olderRemotes(STRIPE);
  expect(sourcesAt('/older', store('stripe'), all)).toEqual(STRIPE);
  expect(sourcesAt('/cart', store('stripe'), all)).toEqual({});
});

test('what a route says of itself takes the place of what its remote says', () => {
  expect(sourcesAt('/older/plain', store('stripe'), olderRemotes(STRIPE))).toEqual({});
});

test('a document is told which pages need more than it was sent with', () => {
  expect(elsewhereAt('/')).toEqual(['cart:/checkout/pay/:number', 'cart:/checkout/place']);
  expect(elsewhereAt('/checkout/pay/1042')).toEqual(['cart:/checkout/place']);
  expect(pagesElsewhere({ remotes: [], store: store() }, {}, { language: 'en' })).toEqual({});
});

test('a German document of a shop that is not offered in German is left for every page but the back office', () => {
  const office = remote('office', [route('/admin', 'dashboard', { layout: 'admin' })]);
  const at = (languages: Store['languages'], language: 'en' | 'de') =>
    pagesElsewhere({ remotes: [...remotes, office], store: { ...store('stripe'), languages } }, STRIPE, { language })
      .elsewhere ?? [];
  expect(at(['en'], 'de')).toEqual(expect.arrayContaining(['catalog:/', 'cart:/cart', 'host:/faq', 'host:*']));
  expect(at(['en'], 'de')).not.toContain('office:/admin');
  expect([at(['en'], 'en'), at(['en', 'de'], 'de')]).toEqual([['cart:/checkout/place'], ['cart:/checkout/place']]);
});

test.each([
  ['script-src', 'https://evil.example'],
  ['script-src', 'https://js.stripe.com.evil.example'],
  ['connect-src', '*'],
  ['connect-src', 'https:'],
  ['img-src', "'unsafe-inline'"],
  ['img-src', 'https://a.example; script-src *'],
  ['default-src', 'https://a.example'],
])('lets no descriptor widen %s to %s, however it came into the registry', (directive, source) => {
  expect(sourcesAt('/older', store('stripe'), olderRemotes({ [directive]: [source] }))).toEqual({});
});
