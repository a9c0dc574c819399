import fc from 'fast-check';
import { MOST_PAGES, kindOf, leadsElsewhere, mayCachePage, outdatedCaches, pagesOf, tooMany } from './rules';

const ORIGIN = 'https://shop.example';
const request = (path: string, changes: object = {}) => ({
  method: 'GET',
  mode: 'cors' as RequestMode,
  url: new URL(path, ORIGIN).href,
  headers: new Headers(),
  ...changes,
});
const page = (path: string) => kindOf(request(path, { mode: 'navigate' }), ORIGIN);

describe('a request', () => {
  it.each([
    ['/assets/js/main.0123abcd.js', 'file'],
    ['/assets/media/display.0123abcd.woff2', 'file'],
    ['/remotes/cart/1.0.0-0123456789/js/page-cart.0123abcd.js', 'file'],
    // what goes wrong on purpose is kept nowhere
    ['/remotes/-/slow/cart/1.0.0-0123456789/js/page-cart.0123abcd.js', 'other'],
    ['/media/0123456789abcdef-640.avif', 'picture'],
    ['/media/0123456789abcdef.mp4', 'other'],
    ['/media/0123456789abcdef.webm', 'other'],
    // a development build's names stay while their content changes
    ['/assets/js/main.js', 'other'],
    ['/assets/js/main.0123abcd.js?retry=1', 'other'],
    ['/api/products', 'other'],
    ['/api/cart', 'other'],
    ['/sw.js', 'other'],
    ['/favicon.svg', 'other'],
  ])('for %s is %s', (path, kind) => expect(kindOf(request(path), ORIGIN)).toBe(kind));

  it('that changes something, wants a part, or goes elsewhere is left alone', () => {
    const file = '/assets/js/main.0123abcd.js';
    expect(kindOf(request(file, { method: 'POST' }), ORIGIN)).toBe('other');
    expect(kindOf(request(file, { headers: new Headers({ range: 'bytes=0-1' }) }), ORIGIN)).toBe('other');
    expect(kindOf(request(`https://elsewhere.example${file}`), ORIGIN)).toBe('other');
  });

  it('for a page is one in every language, and never one for the API or a file', () => {
    expect(['/', '/de', '/products/ember-mug?color=blue', '/cart'].map(page)).toEqual(['page', 'page', 'page', 'page']);
    expect(['/api/products', '/assets/x', '/media/x', '/remotes/x/y/z'].map(page)).toEqual(Array(4).fill('other'));
  });

  it('to the API is never answered here, whatever stands behind it', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('navigate', 'cors', 'no-cors'), (path, mode) => {
        expect(kindOf(request(`/api${path}`, { mode }), ORIGIN)).toBe('other');
      }),
    );
  });
});

describe('a page', () => {
  const answer = (changes: object = {}, headers: Record<string, string> = {}) => ({
    status: 200,
    redirected: false,
    headers: new Headers({
      'cache-control': 'public, max-age=0, s-maxage=1',
      'content-type': 'text/html; charset=utf-8',
      ...headers,
    }),
    ...changes,
  });
  const isCached = (path: string, ...rest: Parameters<typeof answer>) => mayCachePage(ORIGIN + path, answer(...rest));

  it.each(['/', '/de', '/products', '/de/products/ember-mug', '/faq', '/cartography'])('%s may be seen again', (path) =>
    expect(isCached(path)).toBe(true),
  );

  it.each(['/cart', '/checkout', '/de/cart', '/de/checkout/payment', '/account', '/orders/17', '/admin', '/wishlist'])(
    '%s is never kept, even if somebody calls it public by mistake',
    (path) => expect(isCached(path)).toBe(false),
  );

  it('is no page any more once its address leads elsewhere', () => {
    const redirects: Parameters<typeof leadsElsewhere>[0][] = [
      { type: 'opaqueredirect', redirected: false },
      { type: 'basic', redirected: true },
    ];
    expect(redirects.map(leadsElsewhere)).toEqual([true, true]);
    expect(leadsElsewhere({ type: 'basic', redirected: false })).toBe(false);
  });

  it('is kept only as the server’s whole, public answer', () => {
    expect(isCached('/faq', { status: 404 })).toBe(false);
    expect(isCached('/faq', { redirected: true })).toBe(false);
    expect(isCached('/faq', {}, { 'cache-control': 'private, no-store' })).toBe(false);
    // one of two versions of it, while there is a canary
    expect(isCached('/faq', {}, { 'cache-control': 'private, no-cache' })).toBe(true);
    expect(isCached('/faq', {}, { 'content-type': 'application/json' })).toBe(false);
  });
});

describe('what is kept', () => {
  it('is bounded: the oldest go', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 2 * MOST_PAGES }), (entries) => {
        const gone = tooMany(entries, MOST_PAGES);
        expect(entries.length - gone.length).toBeLessThanOrEqual(MOST_PAGES);
        expect(entries.slice(0, gone.length)).toEqual(gone);
      }),
    );
  });

  it('of an older shell goes with the new one, but for files that stay true; other caches stay', () => {
    const names = [pagesOf('old'), pagesOf('new'), 'tessera-files', 'tessera-pictures', 'somebody-else'];
    expect(outdatedCaches(names, 'new')).toEqual([pagesOf('old')]);
  });
});
