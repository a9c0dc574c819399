import fastify from 'fastify';
import { Writable } from 'node:stream';
import { errorLog } from './error-log';
import { failures } from './failures';

function server(now?: () => number) {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
      done();
    },
  });
  const app = fastify({
    logger: { level: 'info', stream },
    disableRequestLogging: true,
    genReqId: () => 'id-of-this-one',
  });
  failures(app);
  errorLog(app, undefined, now);
  app.get('/page', () => Promise.reject(new Error('the registry is not known yet')));
  app.get('/api/products', () => Promise.reject(new Error('connect ECONNREFUSED')));
  return { app, lines };
}

const report = {
  error_id: 'E-7K3M-9PX2-QF4T',
  errorType: 'network',
  errorCode: 'offline',
  errorMessage: 'Failed to fetch',
  statusCode: 0,
  timestamp: '2026-01-02T03:04:05.000Z',
  address: '/cart',
};

test("a page that cannot be sent says so with 503 and the error ID that is in the server's log", async () => {
  const { app, lines } = server();
  const { statusCode, headers, body } = await app.inject('/page');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(body).toContain('Error ID id-of-this-one');
  expect(body).not.toContain('registry');
  expect(lines).toContainEqual(
    expect.objectContaining({
      error_id: 'id-of-this-one',
      err: expect.objectContaining({ message: 'the registry is not known yet' }) as unknown,
    }),
  );
});

test("a call that does not reach the API is answered in the API's own form, as an outage and not as maintenance", async () => {
  const { app } = server();
  const { statusCode, headers, body } = await app.inject('/api/products');
  expect(statusCode).toBe(503);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status: 503, code: 'server.unavailable', request_id: 'id-of-this-one' });
});

test('what failed in a browser is written into the log under the ID on its screen, without the query', async () => {
  const { app, lines } = server();
  const payload = { ...report, address: '/cart?token=secret', password: 'secret' };
  expect((await app.inject({ method: 'POST', url: '/error-log', payload })).statusCode).toBe(204);
  expect(lines).toContainEqual(expect.objectContaining({ ...report, address: '/cart' }));
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test.each([
  ['an ID that is none', { ...report, error_id: 'a b\nc' }],
  ['a message of a book', { ...report, errorMessage: 'x'.repeat(501) }],
])('%s is refused and not written', async (_, payload) => {
  const { app, lines } = server();
  const { statusCode } = await app.inject({ method: 'POST', url: '/error-log', payload });
  expect(statusCode).toBe(400);
  expect(lines).toEqual([]);
});

test('nobody fills the log: 20 lines of an address and 120 in all a minute, then again in the next', async () => {
  let time = 0;
  const { app, lines } = server(() => time);
  const send = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/error-log', payload: report, remoteAddress });
  for (let count = 0; count < 130; count += 1) await send('203.0.113.7');
  expect(lines).toHaveLength(20);
  for (let count = 0; count < 130; count += 1) await send(`198.51.100.${count}`);
  expect(lines).toHaveLength(120);
  time += 60_000;
  await send('203.0.113.7');
  expect(lines).toHaveLength(121);
});
