import type { FastifyBaseLogger } from 'fastify';
import { Quarantine } from './quarantine';
import type { Turn } from './render-queue';
import { RendererFailed } from './jobs';
import { RendererPool } from './renderer-pool';

/** No renderer ever starts. */
function setup() {
  const log = {} as FastifyBaseLogger; // nothing is said without renderers
  const quarantine = new Quarantine({ first: 1_000, longest: 60_000 });
  return new RendererPool({ size: 0, distDir: '', filesDir: '', apiUrl: '', quarantine, log });
}
/** Somebody who has asked for this many pages. */
const turn = (client: number, used = 1): { turn: Turn } => ({ turn: { client: String(client), used } });
const reasonOf = (rendering: Promise<unknown>) => rendering.then(() => null).catch((reason: unknown) => reason);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a page whose turn does not come is given up, and is not taken for one that broke its renderer', async () => {
  const reason = reasonOf(setup().render('/', turn(0)));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await reason).toEqual(new Error('No renderer was free in time'));
  expect(await reason).not.toBeInstanceOf(RendererFailed);
});

test('a crowd is refused without blame for the page that came last', async () => {
  const pool = setup();
  const crowd = Array.from({ length: 200 }, (_, client) => reasonOf(pool.render('/', turn(client))));
  const last = await reasonOf(pool.render('/', turn(200)));
  expect(last).toEqual(new Error('Too many pages wait to be rendered'));
  expect(last).not.toBeInstanceOf(RendererFailed);
  await jest.advanceTimersByTimeAsync(3_000);
  await Promise.all(crowd);
  void reasonOf(pool.render('/', turn(0)));
  expect(await Promise.race([reasonOf(pool.render('/', turn(0))), 'waits'])).toBe('waits');
});

test('a visitor takes the place of one of the crowd', async () => {
  const pool = setup();
  const crowd = Array.from({ length: 200 }, (_, client) => reasonOf(pool.render('/', turn(client, 5))));
  void reasonOf(pool.render('/', turn(200, 0)));
  expect(await crowd[199]).toEqual(new Error('Others who asked for less came first'));
});
