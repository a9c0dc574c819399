import { playChanges } from '../../../test/played-changes';
import { createReadCache, toCachedRead } from './read-cache';

function setUp(max_mb = 1) {
  let now = 0;
  const { changes, change, connect } = playChanges();
  const cache = createReadCache({ changes, clock: { now: () => new Date(now) }, max_mb });
  return {
    cache,
    pass: (ms: number) => (now += ms),
    change,
    connect,
  };
}

const loaded = (body: string, ...tags: string[]) => ({ value: toCachedRead(body, { tags, is_part: false }), tags });
const answer =
  (body: string, ...tags: string[]) =>
  async () =>
    loaded(body, ...tags);

describe('the read cache', () => {
  it('drops what shows a changed thing, and nothing else', async () => {
    const { cache, change } = setUp();
    await cache.load('mug', answer('mug', 'products', 'product:1'));
    await cache.load('bowl', answer('bowl', 'products', 'product:2'));
    change('product:1');
    expect(cache.find('mug')).toBeUndefined();
    expect(cache.find('bowl')?.body).toBe('bowl');
    change('products');
    expect(cache.stats()).toMatchObject({ entries: 0, size: 0 });
  });

  it('loads once for all who wait', async () => {
    const { cache } = setUp();
    let loads = 0;
    const load = async () => loaded(String((loads += 1)));
    const reads = await Promise.all([cache.load('key', load), cache.load('key', load), cache.load('key', load)]);
    expect(reads.map(({ body }) => body)).toEqual(['1', '1', '1']);
  });

  it('keeps nothing that was read before a change, and lets nobody wait for it', async () => {
    const { cache, change } = setUp();
    let finish: (read: ReturnType<typeof loaded>) => void = () => undefined;
    const old = cache.load('key', () => new Promise((resolve) => (finish = resolve)));
    change('product:1');
    const fresh = await cache.load('key', answer('new', 'product:1'));
    finish(loaded('old', 'product:1'));
    expect((await old).body).toBe('old');
    expect(fresh.body).toBe('new');
    expect(cache.find('key')?.body).toBe('new');
  });

  it('keeps nothing of a load that failed', async () => {
    const { cache } = setUp();
    await expect(cache.load('key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await cache.load('key', answer('yes'))).body).toBe('yes');
  });

  it('trusts nothing older than 2 s without the change feed, and nothing from before once it is back', async () => {
    const { cache, pass, connect } = setUp();
    await cache.load('key', answer('kept'));
    connect(false);
    pass(1999);
    expect(cache.find('key')?.body).toBe('kept');
    pass(1);
    expect(cache.find('key')).toBeUndefined();
    await cache.load('key', answer('again'));
    connect(true);
    expect(cache.find('key')).toBeUndefined();
  });

  it('forgets an answer at the time that its loader gave', async () => {
    const { cache, pass } = setUp();
    await cache.load('key', async () => ({ ...loaded('sale'), maxAge: 500 }));
    pass(499);
    expect(cache.find('key')?.body).toBe('sale');
    pass(1);
    expect(cache.find('key')).toBeUndefined();
  });

  it('stays within its size and forgets the least used first', async () => {
    const { cache } = setUp();
    const body = 'x'.repeat(100_000);
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.load(key, answer(body));
    cache.find('a');
    await cache.load('f', answer(body));
    expect(cache.find('a')).toBeDefined();
    expect(cache.find('b')).toBeUndefined();
    expect(cache.stats().size).toBeLessThanOrEqual(1024 * 1024);
  });

  it('answers but does not keep what would fill a quarter of it', async () => {
    const { cache } = setUp();
    await cache.load('key', answer('x'.repeat(200_000)));
    expect(cache.find('key')).toBeUndefined();
  });

  it('keeps nothing when it has no size', async () => {
    const { cache } = setUp(0);
    expect((await cache.load('key', answer('mug'))).body).toBe('mug');
    expect(cache.find('key')).toBeUndefined();
  });
});
