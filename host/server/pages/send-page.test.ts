import fastify from 'fastify';
import { sendPage } from './send-page';
import type { CachedPage } from '../cache/page-cache';

const page: CachedPage = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: '"one"', vary: 'accept-encoding' },
  bodies: { identity: Buffer.from('plain'), br: Buffer.from('packed') },
  tags: [],
};

async function get(headers: Record<string, string>, sent: CachedPage = page, forOne = false) {
  const app = fastify();
  app.get('/', (request, reply) => sendPage(request, reply, sent, { forOne }));
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  return answer;
}
const etagOf = async (headers: Record<string, string>) => String((await get(headers)).headers.etag);

test('the encodings of a page have entity tags of their own (RFC 9110 §8.8.3.3)', async () => {
  const packed = await get({ 'accept-encoding': 'gzip, br' });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  const plain = await get({});
  expect([plain.body, plain.headers['content-encoding']]).toEqual(['plain', undefined]);
  expect(packed.headers.etag).not.toBe(plain.headers.etag);
  for (const { headers } of [packed, plain]) expect(headers.etag).toMatch(/^"[^"]+"$/);
});

test.each(['br;q=0', 'gzip, br;q=0.000', '*;q=0', 'identity, br;q=0.5'])(
  'a client that says %j is sent no Brotli (RFC 9110 §12.5.3)',
  async (encoding) => {
    const { body, headers } = await get({ 'accept-encoding': encoding });
    expect([body, headers['content-encoding'], headers['vary']]).toEqual(['plain', undefined, 'accept-encoding']);
  },
);

test.each(['br', 'identity'])('a browser that has the %s form gets 304, however it names it', async (encoding) => {
  const accept = { 'accept-encoding': encoding };
  const etag = await etagOf(accept);
  for (const named of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { statusCode, body, headers } = await get({ ...accept, 'if-none-match': named });
    expect([named, statusCode, body, headers.etag, headers.vary]).toEqual([named, 304, '', etag, 'accept-encoding']);
  }
});

test('the tag of the other form is not taken for this one', async () => {
  const { statusCode } = await get({ 'if-none-match': await etagOf({ 'accept-encoding': 'br' }) });
  expect(statusCode).toBe(200);
});

test('a page without a tag is sent with its own status, whatever the browser says it has', async () => {
  const personal = { ...page, status: 503, headers: { 'cache-control': 'private, no-store' } };
  const { statusCode, headers, body } = await get({ 'if-none-match': '*' }, personal);
  expect([statusCode, headers.etag, body]).toEqual([503, undefined, 'plain']);
});

test.each([
  ['a page', page],
  ['the way from a former address', { ...page, status: 301, headers: { location: '/present' } }],
])('while visits get different versions, nobody on the way keeps %s', async (_what, sent) => {
  const open = { ...sent, headers: { ...sent.headers, 'cache-control': 'public, max-age=0, s-maxage=1' } };
  expect((await get({}, open)).headers['cache-control']).toContain('public');
  expect((await get({}, open, true)).headers['cache-control']).toBe('private, no-cache');
  const closed = { ...sent, headers: { ...sent.headers, 'cache-control': 'private, no-store' } };
  expect((await get({}, closed, true)).headers['cache-control']).toBe('private, no-store');
});
