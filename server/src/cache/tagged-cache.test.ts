import fc from 'fast-check';
import { TaggedCache, type Keep } from './tagged-cache';

interface Read {
  /** how often each tag had changed when it was read */
  at: Record<string, number>;
}

const TAGS = ['a', 'b'] as const;
type Tag = (typeof TAGS)[number];

/** What may happen to a cache, one after the other. */
type Step =
  | { do: 'begin'; key: string; tags: Tag[] }
  | { do: 'end'; load: number }
  | { do: 'change'; tag: Tag }
  | { do: 'feed'; alive: boolean }
  | { do: 'pass'; ms: number }
  | { do: 'find'; key: string }
  | { do: 'clear' };

const key = fc.constantFrom('x', 'y', 'z');
const tag = fc.constantFrom(...TAGS);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('begin' as const), key, tags: fc.subarray([...TAGS], { minLength: 1 }) }),
  fc.record({ do: fc.constant('end' as const), load: fc.nat(2) }),
  fc.record({ do: fc.constant('change' as const), tag }),
  fc.record({ do: fc.constant('feed' as const), alive: fc.boolean() }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(1, 500, 1_000, 3_000) }),
  fc.record({ do: fc.constant('find' as const), key }),
  fc.record({ do: fc.constant('clear' as const) }),
);

const MAX_AGE = 10_000;
const MOST = 2;

/** The cache beside what is true: how often each tag has changed, and which loads are under way. */
class Played {
  now = 0;
  alive = false;
  readonly changes: Record<Tag, number> = { a: 0, b: 0 };
  readonly loads: { key: string; tags: Tag[]; read: Read; keep: Keep<Read> }[] = [];
  readonly kept = new Map<string, { tags: Tag[]; at: number }>();
  readonly cache = new TaggedCache<Read>({ maxSize: MOST, maxAge: MAX_AGE, now: () => this.now });

  end(which: number): void {
    const [load] = this.loads.splice(which % Math.max(this.loads.length, 1), 1);
    if (!load) return;
    load.keep(load.key, { value: load.read, tags: load.tags });
    if (this.cache.held(load.key)?.value === load.read) this.kept.set(load.key, { tags: load.tags, at: this.now });
  }

  change(name: Tag): void {
    this.changes[name] += 1;
    // what happens while the feed is lost is not heard
    if (this.alive) this.cache.drop([name]);
  }

  find(wanted: string): void {
    const found = this.cache.find(wanted);
    const { tags, at } = this.kept.get(wanted) ?? { tags: [], at: -Infinity };
    if (!found) return;
    expect(this.now - at).toBeLessThan(this.alive ? MAX_AGE : 2_000);
    if (this.alive) for (const name of tags) expect(found.at[name]).toBe(this.changes[name]);
  }

  play(one: Step): void {
    const { cache, changes } = this;
    if (one.do === 'begin')
      this.loads.push({ key: one.key, tags: one.tags, read: { at: { ...changes } }, keep: cache.begin() });
    else if (one.do === 'end') this.end(one.load);
    else if (one.do === 'change') this.change(one.tag);
    else if (one.do === 'feed') cache.setFeedAlive((this.alive = one.alive));
    else if (one.do === 'pass') this.now += one.ms;
    else if (one.do === 'clear') cache.clear();
    else this.find(one.key);
  }
}

test('nothing is found that a change has overtaken, that is too old, or that there is no room for', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 40, maxLength: 80 }), (steps) => {
      const played = new Played();
      let most = 0;
      for (const one of steps) {
        played.play(one);
        most = Math.max(most, played.cache.stats().entries);
      }
      expect(most).toBeLessThanOrEqual(MOST); // once: asked after each step it was most of the test's time
    }),
    { numRuns: process.env['TESSERA_DRILL'] ? 20_000 : 500 },
  );
});

function setUp(options: { staleIfError?: boolean; renewAfter?: number; maxSize?: number } = {}) {
  let now = 0;
  const cache = new TaggedCache<{ text: string }>({ maxSize: 100, maxAge: 1_000, now: () => now, ...options });
  cache.setFeedAlive(true);
  let loads = 0;
  const load = (...tags: string[]) =>
    cache.load('key', async () => ({ value: { text: String((loads += 1)) }, tags })).then(({ text }) => text);
  return { cache, load, loads: () => loads, pass: (ms: number) => (now += ms) };
}

test('what is overtaken by more changes than are remembered is not kept either', async () => {
  const { cache } = setUp();
  const keep = cache.begin();
  cache.drop(['a']);
  for (let count = 0; count < 20; count += 1) cache.drop(Array.from({ length: 1_000 }, (_, at) => `${count}-${at}`));
  keep('key', { value: { text: 'old' }, tags: ['a'] });
  expect(cache.find('key')).toBeUndefined();
});

test('who asks after a change waits for a load of his own', async () => {
  const { cache, load, loads } = setUp();
  const before = load('a');
  cache.drop(['a']);
  expect(await load('a')).toBe('2');
  expect(await before).toBe('1');
  expect(cache.find('key')).toEqual({ text: '2' });
  expect(loads()).toBe(2);
});

test('an entry that gets old is renewed once for all who ask, and nobody waits for that', async () => {
  const { load, loads, pass } = setUp({ renewAfter: 700 });
  await load();
  pass(700);
  expect(await Promise.all([load(), load()])).toEqual(['1', '1']);
  await new Promise(setImmediate);
  expect(await load()).toBe('2');
  expect(loads()).toBe(2);
});

test('a failed renewal leaves what there is until its time is up', async () => {
  const { cache, load, pass } = setUp({ renewAfter: 700 });
  await load();
  pass(700);
  const fail = () => cache.load('key', () => Promise.reject(new Error('away')));
  expect(await fail()).toEqual({ text: '1' });
  await new Promise(setImmediate);
  pass(300);
  await expect(fail()).rejects.toThrow('away');
});

test('hits, misses and sizes are counted', async () => {
  const { cache, load } = setUp();
  await load();
  await load();
  expect(cache.stats()).toEqual({ entries: 1, size: 1, hits: 1, misses: 1 });
});

test('what counts more than there is room for is answered and not kept', async () => {
  const cache = new TaggedCache<{ text: string }>({ maxSize: 10, maxAge: 1_000, sizeOf: ({ text }) => text.length });
  expect(await cache.load('key', async () => ({ value: { text: 'longer than ten' }, tags: ['a'] }))).toBeDefined();
  expect(cache.find('key')).toBeUndefined();
  cache.drop(['a']);
  expect(cache.stats().entries).toBe(0);
});
