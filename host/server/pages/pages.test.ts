import { type CachedPage } from '../cache/page-cache';
import {
  candidate,
  PASS,
  PASS_OF_BOUNDARIES,
  PASS_OF_GOODS,
  pagesOfShop,
  remotes,
  storeWith,
} from './testing/pages-of-shop';

test('pages of a language that the shop is not offered in lead to the first one for as long, the back office stays', async () => {
  const { get, setLanguages, rendered } = pagesOfShop();
  expect((await get('/de/goods/becher')).status).toBe(200);
  setLanguages('en');
  for (const [path, location] of [
    ['/de', '/'],
    ['/de/goods/becher?variant=2&utm_source=mail', '/goods/becher?variant=2&utm_source=mail'],
    ['/de/cart', '/cart'],
    ['/de/nowhere', '/nowhere'],
    ['/de/admins', '/admins'],
  ] as const) {
    const { status, headers, bodies } = await get(path);
    expect([status, headers['location'], headers['cache-control']]).toEqual([307, location, 'no-store']);
    expect(bodies.br).toHaveLength(0);
  }
  expect(rendered).toHaveLength(1);
  for (const path of ['/goods/mug', '/de/admin']) expect((await get(path)).status).toBe(200);
  setLanguages('en', 'de');
  expect((await get('/de/cart')).status).toBe(200);
});

test('during maintenance pages of the shop answer 503 with Retry-After, kept by nobody and not indexed', async () => {
  const { get, setMaintenance, built } = pagesOfShop();
  expect((await get('/')).status).toBe(200);
  setMaintenance(true);
  for (const path of ['/', '/cart']) {
    const { status, headers } = await get(path);
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '120',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    expect(headers).not.toHaveProperty('etag');
    expect(built.at(-1)).toEqual({ remote: null, name: 'maintenance' });
  }
});

test('Retry-After is when the shop is expected to open, where that lies ahead, and a day at most', async () => {
  const { get, setMaintenance } = pagesOfShop();
  const retryAfter = async (ms: number) => {
    setMaintenance(true, new Date(Date.now() + ms).toISOString());
    return Number((await get('/')).headers['retry-after']);
  };
  expect(await retryAfter(-60_000)).toBe(120);
  expect(await retryAfter(365 * 86_400_000)).toBe(86_400);
  const left = await retryAfter(3_600_000);
  expect(left > 3_500 && left <= 3_600).toBe(true);
});

test('during maintenance the back office, sign-in, content, status and the 404 page stay', async () => {
  const { get, setMaintenance } = pagesOfShop();
  setMaintenance(true);
  for (const path of ['/admin', '/admin/auth/login', '/auth/login', '/status']) {
    expect((await get(path)).status).toBe(200);
  }
  expect((await get('/nowhere')).status).toBe(404);
});

test('when maintenance is lifted the very next page is the shop again', async () => {
  const { get, setMaintenance } = pagesOfShop();
  setMaintenance(true);
  expect((await get('/')).status).toBe(503);
  setMaintenance(false);
  const { status, headers } = await get('/');
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1' });
});

test('all unknown addresses are one page, answered 404, with the files that it needs', async () => {
  const { get, built, rendered } = pagesOfShop();
  for (const path of ['/no/such/page', '/another']) expect((await get(path)).status).toBe(404);
  expect(rendered).toEqual(['shell of /404']);
  expect(built).toEqual([{ remote: null, name: 'not-found' }]);
});

test('only documents of the back office know its remotes: not the shop’s, nor the staff’s sign-in, nor one that is not there', async () => {
  const { get, told } = pagesOfShop();
  for (const path of ['/', '/cart', '/admin/auth/login', '/admin/nowhere', '/de']) await get(path);
  expect(told).toEqual([['goods'], ['goods'], ['goods'], ['goods'], ['goods']]);
  for (const path of ['/admin', '/de/admin']) await get(path);
  expect(told.slice(5)).toEqual([
    ['goods', 'office'],
    ['goods', 'office'],
  ]);
});

test('a page that a mail’s link leads to is one page for every secret: never kept by name, logged, indexed or told as a referrer', async () => {
  const { get, rendered } = pagesOfShop();
  for (const secret of ['s3cret', 'an0ther']) {
    const { status, headers } = await get(`/auth/reset-password/${secret}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
  }
  expect(rendered).toHaveLength(1);
  expect(rendered.join()).not.toMatch(/s3cret|an0ther/);
  expect((await get('/auth/login')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test.each(['/dev/ui', '/admin/dev/ui'])('%s is there for those who build the shop alone', async (path) => {
  expect((await pagesOfShop().get(path)).status).toBe(404);
  expect((await pagesOfShop({ devUi: true }).get(path)).status).toBe(200);
});

test('a page says since when what it shows was read, and a shell shows nothing', async () => {
  const { get } = pagesOfShop();
  const before = Math.floor(Date.now() / 1_000) * 1_000;
  const read = Date.parse((await get('/')).headers['last-modified'] ?? '');
  expect(read).toBeGreaterThanOrEqual(before);
  expect(read).toBeLessThanOrEqual(Date.now());
  expect((await get('/cart')).headers).not.toHaveProperty('last-modified');
});

test('a page has an address in each language, rendered and kept each by itself', async () => {
  const { get, rendered, built } = pagesOfShop();
  for (const path of ['/', '/de', '/de/', '/de?page=2', '/de/cart', '/de/nowhere', '/design']) await get(path);
  expect(rendered).toEqual(['/', '/de', 'shell of /de/cart', 'shell of /de/404', 'shell of /404']);
  expect(built.map(({ name }) => name)).toEqual(['home', 'home', 'cart', 'not-found', 'not-found']);
  expect((await get('/de/nowhere')).status).toBe(404);
});

test('a former address leads to the present one for good, in its language and with the query that matters', async () => {
  const { get, rendered, cache } = pagesOfShop();
  const { status, headers, bodies } = await get('/de/goods/former?variant=7&utm_source=mail');
  expect([status, headers['location'], bodies.identity.length]).toEqual([301, '/de/goods/present?variant=7', 0]);
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1' });
  expect((await get('/goods/former')).headers['location']).toBe('/goods/present');
  await get('/goods/former');
  expect(rendered).toHaveLength(2);
  cache.drop(['product:1']);
  await get('/goods/former');
  expect(rendered).toHaveLength(3);
  expect((await get('/goods/present')).status).toBe(200);
});

const textOf = ({ bodies }: CachedPage) => bodies.identity.toString();

test('beyond its share an address is sent the shell, made once for all of a route, and what is held', async () => {
  const { get, rendered } = pagesOfShop({ perMinute: 2 });
  for (const slug of ['a', 'b']) expect(textOf(await get(`/goods/${slug}`))).toBe(`/goods/${slug}`);
  for (let one = 0; one < 50; one += 1) {
    const { status, headers, bodies } = await get(`/goods/made-up-${one}`);
    expect([status, bodies.identity.toString()]).toEqual([200, 'shell of /goods/:slug']);
    // neither kept on the way for others, nor a reason for a search engine to forget the page
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('x-robots-tag');
  }
  expect(rendered).toEqual(['/goods/a', '/goods/b', 'shell of /goods/:slug']);
  expect(textOf(await get('/goods/a'))).toBe('/goods/a');
  expect(textOf(await get('/goods/c', '192.0.2.2'))).toBe('/goods/c');
  expect(textOf(await get('/goods/c'))).toBe('/goods/c');
});

test('personal and unknown addresses are as many pages as there are routes, whatever is made up', async () => {
  const { get, rendered } = pagesOfShop({ perMinute: 1 });
  for (let one = 0; one < 20; one += 1) {
    await get(`/orders/${one}`);
    await get(`/de/orders/${one}`);
    expect((await get(`/nowhere/${one}`)).status).toBe(404);
  }
  expect(rendered).toEqual(['shell of /orders/:order', 'shell of /de/orders/:order', 'shell of /404']);
});

test('each text that staff have added is a page of its own, and beyond a share the shell that is made once for all of them', async () => {
  const { get, rendered } = pagesOfShop({ perMinute: 2 });
  for (const slug of ['our-kiln', 'our-oak', 'our-shop', 'our-story']) await get(`/pages/${slug}`);
  expect(rendered).toEqual(['/pages/our-kiln', '/pages/our-oak', 'shell of /pages/:slug']);
});

test('the pages of a build whose code failed are its route’s shell, until it is trusted again', async () => {
  const { get, quarantine, rendered } = pagesOfShop();
  quarantine.add('goods@1.0.0-test');
  for (const slug of ['a', 'b']) expect(textOf(await get(`/goods/${slug}`))).toBe('shell of /goods/:slug');
  expect(rendered).toEqual(['shell of /goods/:slug']);
});

test('whoever carries the pass of a preview is sent the shell, which nobody keeps or finds, and others their page', async () => {
  const { get, rendered } = pagesOfShop();
  await get('/goods/mug');
  const seen = await get('/goods/mug', '192.0.2.1', PASS);
  expect([seen.status, seen.headers['cache-control'], seen.headers['x-robots-tag'], seen.headers['etag']]).toEqual([
    200,
    'private, no-store',
    'noindex',
    undefined,
  ]);
  expect(String(seen.bodies.identity)).toBe('shell of /goods/:slug');
  // one shell serves all of them, and costs nobody a page
  await get('/goods/jug', '192.0.2.1', PASS);
  expect(rendered).toEqual(['/goods/mug', 'shell of /goods/:slug']);
  const plain = await get('/goods/mug');
  expect([plain.headers['cache-control'], String(plain.bodies.identity)]).toEqual([
    'public, max-age=0, s-maxage=1',
    '/goods/mug',
  ]);
});

test('boundaries are of one browser: each of its pages is made for it, by no renderer, and kept by nobody', async () => {
  const { get, rendered, bounded, cache } = pagesOfShop();
  await get('/goods/mug');
  const [entries, pages] = [cache.stats().entries, rendered.length];
  for (const path of ['/goods/mug', '/goods/mug']) {
    const seen = await get(path, '192.0.2.1', PASS_OF_BOUNDARIES);
    expect([seen.headers['cache-control'], seen.headers['x-robots-tag']]).toEqual(['private, no-store', 'noindex']);
  }
  expect(bounded).toEqual([false, true, true]);
  expect([cache.stats().entries, rendered.length]).toEqual([entries, pages]);
});

test('whoever asks for boundaries is sent the shell with the code that asks the API, and no boundaries', async () => {
  const { get, bounded } = pagesOfShop();
  const seen = await get('/goods/mug?boundaries');
  expect([seen.headers['cache-control'], String(seen.bodies.identity)]).toEqual([
    'private, no-store',
    'shell of /goods/:slug',
  ]);
  expect((await get('/goods/mug')).headers['cache-control']).toContain('public');
  expect(bounded).toEqual([false, false]);
});

test('a version that is not live is the browser’s alone, in the place of the live one, for whoever has its pass', async () => {
  const { get, rendered, told } = pagesOfShop();
  expect((await get('/gifts')).status).toBe(404);
  const before = rendered.length;
  const seen = await get('/gifts', '192.0.2.1', PASS_OF_GOODS);
  expect([seen.status, seen.headers['cache-control'], String(seen.bodies.identity)]).toEqual([
    200,
    'private, no-store',
    '',
  ]);
  // its code never runs on the server, and nobody else is told of it
  expect(rendered).toHaveLength(before);
  expect(told.at(-1)).toEqual(['goods']);
  await get('/admin', '192.0.2.1', PASS_OF_GOODS);
  expect(told.at(-1)).toEqual(['goods', 'office']);
  expect((await get('/gifts')).status).toBe(404);
});

test('the back office is the same with a pass and without', async () => {
  const { get } = pagesOfShop();
  expect(await get('/admin', '192.0.2.1', PASS)).toBe(await get('/admin'));
});

test('visits that get a canary are sent pages of their own, rendered by it and kept beside those of the others', async () => {
  const { get, getCanary, setCanary, rendered } = pagesOfShop();
  setCanary({ remotes: [candidate, ...remotes.slice(1)], store: storeWith(false) });
  for (let times = 0; times < 2; times += 1) {
    expect((await get('/')).bodies.identity.toString()).toBe('/');
    expect((await getCanary('/')).bodies.identity.toString()).toBe('/ of the canary');
  }
  // a page that the new version has, and the live one has not
  expect([(await getCanary('/gifts')).status, (await get('/gifts')).status]).toEqual([200, 404]);
  expect(rendered.filter((address) => /^\/( of|$)/.test(address))).toEqual(['/', '/ of the canary']);
});

test('a canary that is heard of again while its page is rendered stays the visit’s', async () => {
  const { getCanary, setCanary } = pagesOfShop();
  const tried = () => ({ remotes: [candidate, ...remotes.slice(1)], store: storeWith(false) });
  setCanary(tried());
  const page = getCanary('/');
  setCanary(tried());
  expect((await page).bodies.identity.toString()).toBe('/ of the canary');
});

test('a page of a canary that ends while it is rendered is made again of what is live', async () => {
  const { getCanary, setCanary } = pagesOfShop();
  setCanary({ remotes: [candidate, ...remotes.slice(1)], store: storeWith(false) });
  const page = getCanary('/');
  setCanary(undefined);
  expect((await page).bodies.identity.toString()).toBe('/');
});
