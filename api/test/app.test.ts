import { forAllTests } from './for-all-tests';
import { startTestShop } from './harness';
import type { TestShop } from './harness';
import { signIn } from './people';

const shop = forAllTests(startTestShop);

const get = (url: string, headers = {}) => shop.app.inject({ url, headers });

describe('errors', () => {
  it('leave as problem documents with everything that clients rely on (docs/api.md)', async () => {
    const answer = await get('/api/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      detail: 'There is nothing at this address.',
      message: 'There is nothing at this address.',
      code: 'request.not_found',
      request_id: answer.headers['x-request-id'],
    });
  });

  it('answer 400 to broken JSON, 415 to another content type and 413 to too much', async () => {
    const send = (payload: string, type: string) =>
      shop.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } });
    expect((await send('{"email":', 'application/json')).statusCode).toBe(400);
    expect((await send('email=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await send(`"${'x'.repeat(1024 * 1024)}"`, 'application/json')).statusCode).toBe(413);
  });

  it('answer 422 to a character that no text has', async () => {
    const payload = {
      first_name: 'a\u0000',
      last_name: 'b',
      username: 'c',
      email: 'a@example.com',
      password: 'Aa345678',
    };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation.failed']);
  });

  it('answer 400 to an address that cannot be read', async () => {
    const answer = await get('/api/products/%zz');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, expect.stringContaining('problem+json')]);
  });

  it('say nothing of an unexpected cause', async () => {
    const broken = await startTestShop({ database_url: 'postgres://nobody@127.0.0.1:1/none' }).catch(() => null);
    expect(broken).not.toBeNull();
    const answer = await broken?.app.inject({ url: '/api/store' });
    expect(answer?.statusCode).toBe(503);
    expect(answer?.json().message).toBe('The shop cannot answer right now.');
    expect((await broken?.app.inject({ url: '/readyz' }))?.statusCode).toBe(503);
    expect((await broken?.app.inject({ url: '/healthz' }))?.statusCode).toBe(200);
    await broken?.close();
  });
});

describe('request ids', () => {
  it('are taken from a proxy that gives a sensible one', async () => {
    expect((await get('/api/store', { 'x-request-id': 'from-the-proxy-1' })).headers['x-request-id']).toBe(
      'from-the-proxy-1',
    );
    expect((await get('/api/store', { 'x-request-id': 'a b<script>' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe('public reads', () => {
  it('carry an ETag that saves the second answer', async () => {
    const first = await get('/api/store');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
    const second = await get('/api/store', { 'if-none-match': `W/${String(first.headers.etag)}` });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    expect((await get('/api/store', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('name what they show when asked', async () => {
    expect((await get('/api/store')).headers['cache-tag']).toBeUndefined();
    expect((await get('/api/store', { 'x-cache-tags': '1' })).headers['cache-tag']).toBe('store');
  });

  it('are the same from memory as from the database', async () => {
    shop.infra.readCache.clear();
    const fresh = await get('/api/store');
    const cached = await get('/api/store');
    expect(cached.body).toBe(fresh.body);
    expect(cached.headers['content-type']).toBe(fresh.headers['content-type']);
  });
});

describe('personal reads', () => {
  it('are kept by nobody', async () => {
    const { headers } = await signIn(shop);
    expect((await get('/api/users/me', headers)).headers['cache-control']).toBe('private, no-store');
  });
});

describe('operations', () => {
  it('answer at the root of the process', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('show the metrics to whoever has the token, wherever they are', async () => {
    const database_url = shop.infra.config.database_url;
    const watched = await startTestShop({ config: { metrics_token: 'a-token' }, database_url });
    const read = (authorization: string, remoteAddress = '203.0.113.5') =>
      watched.app.inject({ url: '/metrics', headers: { authorization }, remoteAddress });
    await watched.app.inject({ url: '/healthz' });
    const { body } = await read('Bearer a-token');
    expect(body).toContain('http_requests_total{method="GET",route="/healthz",status="200"} 1');
    expect(body).toMatch(/^files_free_bytes \d{6,}$/m);
    // how much waits in each outbox, and for how long
    for (const outbox of ['order_events', 'mails', 'invoices']) {
      expect(body).toMatch(new RegExp(`^outbox_waiting\\{outbox="${outbox}"\\} \\d+$`, 'm'));
      expect(body).toMatch(new RegExp(`^outbox_oldest_seconds\\{outbox="${outbox}"\\} \\d+(\\.\\d+)?$`, 'm'));
    }
    for (const wrong of ['Bearer a-tokem', 'Bearer ', 'Bearer a-token2', 'a-token', 'Basic a-token']) {
      expect((await read(wrong, '127.0.0.1')).statusCode).toBe(404);
    }
    expect((await watched.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await watched.close();
  });

  it('hide the metrics from everybody where no token is set, on this machine too', async () => {
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer null' })).statusCode).toBe(404);
    expect((await get('/metrics', { authorization: 'Bearer ' })).statusCode).toBe(404);
  });
});

describe('rate limits', () => {
  let limited: TestShop;
  beforeAll(async () => {
    limited = await startTestShop({
      config: { rate_limit_max: 5, rate_limit_auth_max: 2, trusted_proxies: 'loopback,192.0.2.0/24' },
      database_url: shop.infra.config.database_url,
    });
  });
  afterAll(() => limited.close());

  const from = (address: string, url = '/api/store') =>
    limited.app.inject({ url, headers: { 'x-forwarded-for': address } });
  const login = (address: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'a@example.com', password: 'x' },
      headers: { 'x-forwarded-for': address },
    });

  it('answer 429 with Retry-After to one address and serve the next', async () => {
    for (let count = 0; count < 5; count += 1) expect((await from('203.0.113.1')).statusCode).toBe(200);
    const refused = await from('203.0.113.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.2')).statusCode).toBe(200);
  });

  it('are stricter where passwords are guessed', async () => {
    expect((await login('203.0.113.3')).statusCode).toBe(401);
    expect((await login('203.0.113.3')).statusCode).toBe(401);
    expect((await login('203.0.113.3')).statusCode).toBe(429);
  });

  it.each(['127.0.0.1', '192.0.2.7'])('do not count the own reads of a web server at %s', async (remoteAddress) => {
    for (let count = 0; count < 8; count += 1)
      expect((await limited.app.inject({ url: '/api/store', remoteAddress })).statusCode).toBe(200);
  });

  it('count who is neither, also without an X-Forwarded-For', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await limited.app.inject({ url: '/api/store', remoteAddress: '198.51.100.7' })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
