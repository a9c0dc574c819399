import fastify, { type FastifyInstance } from 'fastify';
import { failures } from '../http/failures';
import { handOver } from './hand-over';
import { PublicReads } from './public-reads';

let api: FastifyInstance;
let app: FastifyInstance;
let reads: PublicReads;
let calls: number;
let price: number;
/** the answer waits for this */
let held: Promise<void>;

beforeEach(async () => {
  calls = 0;
  price = 100;
  held = Promise.resolve();
  api = fastify({ logger: false });
  api.addHook('onRequest', async () => void (calls += 1));
  api.get('/api/products/mug', async (request, reply) => {
    const value = { price, br: /br/.test(String(request.headers['accept-encoding'])) };
    await held;
    void reply.headers({
      etag: `"${price}"`,
      'cache-control': 'public',
      'x-request-id': 'of-the-first',
      'set-cookie': 'a=b',
    });
    if (request.headers['x-cache-tags'] === '1') void reply.header('cache-tag', 'product:1 products');
    return value;
  });
  api.get('/api/users/me', (request, reply) => {
    void reply.header('cache-control', 'private, no-store');
    return { who: request.headers.authorization ?? null };
  });
  const address = await api.listen({ port: 0, host: '127.0.0.1' });
  reads = new PublicReads();
  reads.cache.setFeedAlive(true);
  app = fastify({ logger: false, genReqId: () => 'of-this-one' });
  failures(app);
  handOver(app, address, reads);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await app.close();
  await api.close();
});

const url = (path: string) => `http://127.0.0.1:${(app.server.address() as { port: number }).port}/api/${path}`;
const get = (path: string, headers: Record<string, string> = {}) => fetch(url(path), { headers });

test('what anyone may read is asked for once, and its marks of one visitor stay with that one', async () => {
  await get('products/mug');
  const again = await get('products/mug');
  expect(await again.json()).toEqual({ price: 100, br: false });
  expect(Object.fromEntries(again.headers)).toMatchObject({ etag: '"100"', 'x-request-id': 'of-this-one' });
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(again.headers.get('cache-tag')).toBeNull();
  expect(calls).toBe(1);
  expect((await get('products/mug', { 'if-none-match': '"100"' })).status).toBe(304);
});

test('each language has an answer of its own, and one that is asked for in many words is not held', async () => {
  for (const language of ['en', 'de', 'de', 'en']) await get('products/mug', { 'accept-language': language });
  expect(calls).toBe(2);
  const many = { 'accept-language': 'de-AT;q=0.9, de;q=0.8, en-GB;q=0.7, en;q=0.6' };
  await get('products/mug', many);
  await get('products/mug', many);
  expect(calls).toBe(4);
});

test('what is held is gone when something that it shows changes', async () => {
  await get('products/mug');
  price = 80;
  reads.cache.drop(['product:1']);
  expect(await (await get('products/mug')).json()).toMatchObject({ price: 80 });
});

test('an answer that a change overtook is not held', async () => {
  let release = (): void => undefined;
  held = new Promise((resolve) => (release = resolve));
  const first = get('products/mug');
  while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  price = 80;
  reads.cache.drop(['products']);
  release();
  expect(await (await first).json()).toMatchObject({ price: 100 });
  expect(await (await get('products/mug')).json()).toMatchObject({ price: 80 });
});

test('without the change feed it is trusted for two seconds, and nothing from before is when the feed is back', async () => {
  await get('products/mug');
  reads.cache.setFeedAlive(false);
  reads.cache.setFeedAlive(true);
  await get('products/mug');
  expect(calls).toBe(2);
});

test('one encoding is not sent for the other', async () => {
  await get('products/mug');
  const other = await get('products/mug', { 'accept-encoding': 'br' });
  expect(await other.json()).toMatchObject({ br: true });
});

test('a call with a token, and what the API does not name as public, is never answered for somebody else', async () => {
  await get('products/mug', { authorization: 'Bearer a' });
  await get('products/mug', { authorization: 'Bearer a' });
  expect(calls).toBe(2);
  await get('users/me');
  await get('users/me');
  expect(calls).toBe(4);
  expect(await (await get('users/me', { authorization: 'Bearer b' })).json()).toEqual({ who: 'Bearer b' });
});

test('a visitor cannot make the API tell what it says to this server alone', async () => {
  const answer = await get('products/mug', { authorization: 'Bearer a', 'x-cache-tags': '1' });
  expect(answer.headers.get('cache-tag')).toBeNull();
});

test('a call with the pass of a preview is neither answered from memory nor held', async () => {
  await get('products/mug');
  const cookie = 'other=1; tessera_preview=a.b';
  await (await get('products/mug', { cookie })).text();
  await (await get('products/mug', { cookie })).text();
  expect(calls).toBe(3);
  await get('products/mug');
  expect(calls).toBe(3);
});
