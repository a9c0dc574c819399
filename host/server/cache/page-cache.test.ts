import fc from 'fast-check';
import { dropTwice } from './drop-twice';
import { createPageCache, ENTRY_OVERHEAD, type CachedPage } from './page-cache';

const page = (text: string, tags: string[] = []): CachedPage => ({
  status: 200,
  headers: {},
  bodies: { identity: Buffer.from(text), br: Buffer.alloc(0) },
  tags,
});

function setup(maxBytes = 100_000) {
  let time = 1_000;
  const cache = createPageCache({ maxBytes, now: () => time });
  cache.setFeedAlive(true);
  const rendered: string[] = [];
  const get = (key: string, tags: string[] = [], keep = true) =>
    cache.load(key, async () => {
      rendered.push(key);
      return { value: page(key, tags), tags, keep };
    });
  return { cache, get, rendered, pass: (milliseconds: number) => (time += milliseconds) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('renders a page once for all who ask, at the same time and later', async () => {
  const { get, rendered } = setup();
  await Promise.all([get('/a'), get('/a')]);
  await get('/a');
  expect(rendered).toEqual(['/a']);
});

test('drops the pages that show what changed, and no others', async () => {
  const { cache, get, rendered, pass } = setup();
  await get('/a', ['product:1', 'products']);
  await get('/b', ['product:2']);
  pass(10);
  cache.drop(['product:1']);
  await get('/a', ['product:1']);
  await get('/b');
  expect(rendered).toEqual(['/a', '/b', '/a']);
});

test('does not keep a page that a change overtook while it was rendered', async () => {
  const { cache, get, rendered, pass } = setup();
  await cache.load('/a', async () => {
    pass(5);
    cache.drop(['product:1']);
    return { value: page('/a', ['product:1']), tags: ['product:1'] };
  });
  await get('/a');
  expect(rendered).toEqual(['/a']);
});

test('drops once more a second later what another instance may have answered from before the change', async () => {
  const { cache, get, rendered, pass } = setup();
  dropTwice([cache], ['product:1']);
  pass(100);
  await get('/a', ['product:1']);
  pass(900);
  jest.advanceTimersByTime(1_000);
  await get('/a', ['product:1']);
  expect(rendered).toEqual(['/a', '/a']);
});

test('trusts an entry for 2 s while the change feed is lost', async () => {
  const { cache, get, rendered, pass } = setup();
  await get('/a');
  cache.setFeedAlive(false);
  pass(1_999);
  await get('/a');
  pass(2);
  await get('/a');
  expect(rendered).toEqual(['/a', '/a']);
});

test('starts anew when the feed is back, for what was missed is unknown', async () => {
  const { cache, get, rendered, pass } = setup();
  await get('/a');
  cache.setFeedAlive(false);
  cache.setFeedAlive(true);
  pass(1);
  await get('/a');
  expect(rendered).toEqual(['/a', '/a']);
});

test('keeps neither what may be better soon nor what failed', async () => {
  const { cache, get, rendered } = setup();
  await get('/a', [], false);
  await get('/a');
  await expect(cache.load('/b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await get('/b');
  expect(rendered).toEqual(['/a', '/a', '/b']);
});

test('never holds more bytes than allowed, and lets the longest unused page go first', async () => {
  // a name of two characters, and the same two as its body
  const room = 3 * (ENTRY_OVERHEAD + 6);
  const { cache, get, rendered } = setup(room);
  await get('/a');
  await get('/b');
  await get('/c');
  await get('/a');
  await get('/d');
  await get('/a');
  expect(rendered).toEqual(['/a', '/b', '/c', '/d']);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ maxLength: 9 })), async (keys) => {
      for (const key of keys) await get(key);
      return cache.stats().size <= room;
    }),
  );
});

test('counts names, too: short answers under long made-up addresses do not fill the memory', async () => {
  const { cache, get } = setup();
  for (let count = 0; count < 200; count += 1)
    await cache.load(`/${String(count).padStart(4_000, 'x')}`, async () => ({ value: page('{}'), tags: [] }));
  expect(cache.stats().entries).toBeLessThan(25);
  await get('/a');
  expect(cache.find('/a')).toBeDefined();
});

test('a page that gets old is sent on while it is made anew: a minute longer, while the feed tells of changes', async () => {
  const { cache, get, pass } = setup();
  await get('/a');
  pass(60_001);
  expect(cache.find('/a')).toBeUndefined();
  expect(cache.findOlder('/a', 60_000)?.bodies.identity.toString()).toBe('/a');
  pass(60_000);
  expect(cache.findOlder('/a', 60_000)).toBeUndefined();
  expect(cache.held('/a')).toBeDefined();
  await get('/a');
  cache.setFeedAlive(false);
  expect(cache.findOlder('/a', 60_000)).toBeUndefined();
});
