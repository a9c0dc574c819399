import type { FastifyBaseLogger } from 'fastify';
import { RendererFailed, RendererPool } from './renderer-pool';

/** No renderer ever starts. */
function setup() {
  const log = {} as FastifyBaseLogger; // nothing is said without renderers
  return new RendererPool({ size: 0, distDir: '', filesDir: '', apiUrl: '', log });
}
const reasonOf = (rendering: Promise<unknown>) => rendering.then(() => null).catch((reason: unknown) => reason);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page whose turn does not come is given up, and is not taken for one that broke its renderer', async () => {
  const reason = reasonOf(setup().render('/', false));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await reason).toEqual(new Error('No renderer was free in time'));
  expect(await reason).not.toBeInstanceOf(RendererFailed);
});

test('a crowd is refused without blame for the page that came last', async () => {
  const pool = setup();
  const crowd = Array.from({ length: 200 }, () => reasonOf(pool.render('/', false)));
  const last = await reasonOf(pool.render('/', false));
  expect(last).toEqual(new Error('Too many pages wait to be rendered'));
  expect(last).not.toBeInstanceOf(RendererFailed);
  await jest.advanceTimersByTimeAsync(3_000);
  await Promise.all(crowd);
  void reasonOf(pool.render('/', false));
  expect(await Promise.race([reasonOf(pool.render('/', false)), 'waits'])).toBe('waits');
});
