import { forAllTests } from './for-all-tests';
import { startTestShop } from './harness';
import { signIn } from './people';

const shop = forAllTests(startTestShop);

const post = (url: string, payload: string | Buffer, headers: object = {}) =>
  shop.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } });
const logout = (payload: string | Buffer) => post('/api/auth/logout', payload);
const fields = (many: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: many }, (_, index) => [`f${index}`, 1])));
const KB = 1024;

interface Told {
  statusCode: number;
  json: <T>() => T;
}
const told = (answer: Told) => [answer.statusCode, answer.json<{ code: string }>().code];

describe('a request that was made to be costly', () => {
  it.each([
    ['more than 64 kB of JSON', `"${'x'.repeat(64 * KB)}"`, 413, 'request.too_large'],
    ['very many unknown fields', fields(2_001), 413, 'request.too_large'],
    ['very deep arrays', '['.repeat(30_000) + ']'.repeat(30_000), 413, 'request.too_large'],
    ['very deep objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 413, 'request.too_large'],
    ['a very long list', `[${'1,'.repeat(30_000)}1]`, 422, 'validation.failed'],
  ])('with %s is refused', async (_what, payload, status, code) => {
    expect(told(await logout(payload))).toEqual([status, code]);
  });

  it('is told of a few mistakes, in few words, whatever it names', async () => {
    const many = await logout(fields(1_000));
    const { errors } = many.json<{ errors: Record<string, string[]> }>();
    expect([many.statusCode, errors.f0]).toEqual([422, ['This field is not known']]);
    expect(Object.keys(errors).length).toBeLessThanOrEqual(20);
    const long = await logout(JSON.stringify({ ['x'.repeat(60_000)]: 1 }));
    expect([long.statusCode, long.body.length < 1_000]).toEqual([422, true]);
    const wide = await logout(JSON.stringify({ ['🧶'.repeat(10_000)]: 1, ['y'.repeat(20_000)]: { a: 1 } }));
    expect([wide.statusCode, wide.body.length < 2_000]).toEqual([422, true]);
  });

  it('may be larger where a route says why', async () => {
    const { headers } = await signIn(shop, 'ADMIN');
    const items = Array.from({ length: 5_000 }, (_, index) => ({ term: `term ${index}`, path: '/products' }));
    const put = (url: string, payload: object) => shop.app.inject({ method: 'PUT', url, payload, headers });
    expect((await put('/api/admin/search/redirects', { items, version: 0 })).statusCode).toBe(200);
    const report = {
      error_id: 'abcd1234',
      errorType: 'general',
      errorMessage: '…'.repeat(20_000),
      address: 'x'.repeat(10_000),
      timestamp: '2026-11-22T10:00:00Z',
    };
    expect((await post('/api/error-reports', JSON.stringify(report))).statusCode).toBe(201);
  });

  it.each([
    ['a long query', `/api/products?search=${'x'.repeat(4_200)}`],
    ['very many parameters', `/api/products?${Array.from({ length: 101 }, (_, n) => `p${n}=1`).join('&')}`],
    ['a long name in its path', `/api/products/${'x'.repeat(3_000)}`],
  ])('with %s in its address is refused, in few words', async (what, url) => {
    const answer = await shop.app.inject({ url });
    expect([what, answer.statusCode]).toEqual([what, 414]);
    expect(answer.body.length).toBeLessThan(1_000);
  });
});

describe('a body that is no JSON as it should be', () => {
  it.each([
    ['invalid UTF-8', Buffer.from('{"refreshToken":"\xff"}', 'latin1')],
    ['half of a character in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a prototype by another way', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a prototype in escapes', '{"\\u005f_proto__":{"admin":true}}'],
    ['nothing', ''],
  ])('such as %s, is answered 400', async (_what, payload) => {
    expect(told(await logout(payload))).toEqual([400, 'request.not_valid']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
    '/',
  ])('such as %s, is answered 415', async (type) => {
    const answer = await post('/api/auth/login', '{"email":"a@example.com","password":"x"}', { 'content-type': type });
    expect(told(answer)).toEqual([415, 'request.media_type']);
  });
});

interface Operation {
  parameters?: { in: string; name: string }[];
}

describe('an address with U+0000', () => {
  it('is refused by every call, wherever it stands, and fails none', async () => {
    const { headers } = await signIn(shop, 'ADMIN');
    const document = await shop.app.inject({ url: '/api/openapi.json' });
    const { paths } = document.json<{ paths: Record<string, Record<string, Operation>> }>();
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters = [] }]) =>
        parameters.map(({ in: location, name }) => ({ path, method, location, name, parameters })),
      ),
    );
    expect(calls.length).toBeGreaterThan(80);
    for (const { path, method, location, name, parameters } of calls) {
      const filled = parameters
        .filter((one) => one.in === 'path')
        .reduce((url, one) => url.replace(`{${one.name}}`, one.name === name ? 'a%00b' : 'x'), path);
      const url = location === 'query' ? `${filled}?${encodeURIComponent(name)}=a%00b` : filled;
      const { statusCode } = await shop.app.inject({ method: method.toUpperCase() as 'GET', url, headers });
      expect([method, url, statusCode >= 400 && statusCode < 500]).toEqual([method, url, true]);
    }
  });
});
