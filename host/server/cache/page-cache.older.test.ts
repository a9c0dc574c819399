import { createPageCache, type CachedPage } from './page-cache';

const pageOf = (text: string): CachedPage => ({
  status: 200,
  headers: {},
  bodies: { identity: Buffer.from(text), br: Buffer.alloc(0) },
  tags: ['product:1'],
});

function setup() {
  let time = 1_000;
  const cache = createPageCache({ maxBytes: 100_000, now: () => time });
  cache.setFeedAlive(true);
  let renders = 0;
  const get = async (text: string, outcome: 'whole' | 'partial' | 'failed' = 'whole') => {
    const found = await cache.load('/a', async () => {
      renders += 1;
      if (outcome === 'failed') throw new Error('down');
      return { value: pageOf(text), tags: ['product:1'], keep: outcome === 'whole' };
    });
    return found.bodies.identity.toString();
  };
  return { cache, get, renders: () => renders, pass: (milliseconds: number) => (time += milliseconds) };
}

test('sends the page of a moment ago while nothing better can be had, and tries again two seconds later', async () => {
  const { cache, get, renders, pass } = setup();
  await get('old');
  cache.setFeedAlive(false);
  pass(2_001);
  expect(await get('half', 'partial')).toBe('old');
  expect(await get('half', 'partial')).toBe('old');
  expect(renders()).toBe(2);
  pass(2_001);
  expect(await get('', 'failed')).toBe('old');
  pass(2_001);
  expect(await get('new')).toBe('new');
});

test('never sends an older page that a change has dropped', async () => {
  const { cache, get, pass } = setup();
  await get('old');
  pass(60_001);
  cache.drop(['product:1']);
  expect(await get('half', 'partial')).toBe('half');
});

test('forgets what is old when the change feed is back', async () => {
  const { cache, get, pass } = setup();
  await get('old');
  cache.setFeedAlive(false);
  pass(2_001);
  cache.setFeedAlive(true);
  await expect(get('', 'failed')).rejects.toThrow('down');
});
