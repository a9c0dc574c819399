import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteSink, SavedSink, SinkTest } from '@tessera/shared/contract';
import { actionsOn } from '../../../../test/audit/audit-log';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { appoint, signIn } from '../../../../test/people';
import { openRemotesDesk } from '../testing/remotes-desk';

/** Where what browsers say of a remote is sent: docs/api.md, 'Sinks'. */

interface Got {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}
interface Event {
  kind: string;
  version: string;
  count: number;
  message?: string;
  path?: string;
}

const MINUTE = 60_000;
const got: Got[] = [];
let status = 200;

const shop = forAllTests(async () => {
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = '';
    for await (const part of request as AsyncIterable<Buffer>) body += part.toString();
    got.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(status).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
  const started = await startTestShop({ config: { ...LONG_SESSIONS.config, sink_hosts: [host] } });
  const close = async (): Promise<void> => {
    await started.close();
    server.close();
  };
  return { ...started, close, address: `http://${host}` };
});
const { admin, post, publish, signInAgain } = openRemotesDesk(shop);
beforeAll(async () => {
  for (const name of ['alpha', 'beta']) {
    await publish(name, '1.0.0');
    await post(name, 'live', { version: '1.0.0' });
  }
});
beforeEach(async () => {
  await shop.infra.db.deleteFrom('remote_sinks').execute();
  got.length = 0;
  status = 200;
  await signInAgain();
});

const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, payload?: object) =>
  shop.app.inject({
    method,
    url: `/api/admin/remotes/${path}`,
    headers: admin().headers,
    ...(payload && { payload }),
  });
const setWebhook = async (changes: object = {}) =>
  (
    await call('PUT', 'alpha/sinks/webhook', { url: `${shop.address}/hook`, is_on: true, version: 0, ...changes })
  ).json<SavedSink>();
const list = async () => (await call('GET', 'alpha/sinks')).json<{ items: RemoteSink[] }>().items;
const tell = (failures: object[]) =>
  shop.app.inject({ method: 'POST', url: '/api/remote-failures', payload: { failures } });
const failure = (changes: object = {}) => ({
  ...{ remote: 'alpha', version: '1.0.0', kind: 'threw', message: 'x is not a function', path: '/alpha', slot: '' },
  ...{ count: 1, ...changes },
});
const signal = (kind: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/remote-signals',
    payload: { signals: [{ remote: 'alpha', version: '1.0.0', kind }] },
  });
const deliver = () => shop.services.deliverSinks.deliver();
const eventsOf = ({ body }: Got) => JSON.parse(body) as { data: { remote: string; dropped: number; events: Event[] } };

test('who may not set where it is sent is told the server alone: path and query may hold a key', async () => {
  await setWebhook({ url: `${shop.address}/hook/key?token=key` });
  const reader = await signIn(shop, 'ADMIN');
  await appoint(shop, reader.user_id, 'read_only');
  const answer = await shop.app.inject({ url: '/api/admin/remotes/alpha/sinks', headers: reader.headers });
  expect(answer.json<{ items: RemoteSink[] }>().items[0]?.url).toBe(shop.address);
  expect(answer.body).not.toContain('key');
  const team = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/tokens',
    payload: { name: 'Team Alpha', remote: 'alpha' },
    headers: admin().headers,
  });
  const headers = { authorization: `Bearer ${team.json<{ token: string }>().token}` };
  const own = await shop.app.inject({ url: '/api/admin/remotes/alpha/sinks', headers });
  expect(own.json<{ items: RemoteSink[] }>().items[0]?.url).toBe(`${shop.address}/hook/key?token=key`);
});

test('what browsers say comes as one signed batch, what is the same as one, and nothing of a person in it', async () => {
  const { secret } = await setWebhook();
  await tell([
    failure({ count: 3 }),
    failure(),
    failure({ message: 'no cart of ada@example.com, call +49 170 1234567', path: '/alpha/K-1042?token=x' }),
    failure({ remote: 'beta' }),
  ]);
  await signal('lcp_poor');
  expect(await deliver()).toBe(true);
  expect(await deliver()).toBe(false);
  expect(got).toHaveLength(1);
  const { headers, body } = got[0] as Got;
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const key = Buffer.from((secret ?? '').replace('whsec_', ''), 'base64');
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  const { data } = JSON.parse(body) as ReturnType<typeof eventsOf>;
  expect(data).toMatchObject({ remote: 'alpha', dropped: 0 });
  const known = { version: '1.0.0', kind: 'threw' };
  expect(data.events).toEqual([
    expect.objectContaining({ ...known, count: 4, message: 'x is not a function', path: '/alpha' }),
    expect.objectContaining({ ...known, count: 1, message: 'no cart of …, call …', path: '/alpha/:id' }),
    expect.objectContaining({ version: '1.0.0', kind: 'lcp_poor', count: 1 }),
  ]);
  expect((await list())[0]).toMatchObject({ waiting: 0, tries: 0, failure: null, delivered_at: expect.any(String) });
});

test('what does not arrive is tried again as it was, later each time, and given up at last, which the next one says', async () => {
  await setWebhook();
  status = 503;
  await tell([failure({ count: 7 })]);
  await deliver();
  expect((await list())[0]).toMatchObject({ tries: 1, failure: 'status', failure_status: 503 });
  await deliver();
  expect(got).toHaveLength(1);
  for (let tries = 1; tries < 10; tries += 1) {
    shop.clock.advance(61 * MINUTE);
    await deliver();
  }
  expect(got).toHaveLength(10);
  await signInAgain();
  expect(new Set(got.map(({ body, headers }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1);
  expect((await list())[0]).toMatchObject({ tries: 0, dropped: 7, next_at: null });
  status = 200;
  await tell([failure({ message: 'later' })]);
  shop.clock.advance(61 * MINUTE);
  await deliver();
  await signInAgain();
  expect(eventsOf(got[10] as Got).data).toMatchObject({ dropped: 7, events: [{ message: 'later' }] });
  expect((await list())[0]).toMatchObject({ dropped: 0 });
});

test('a storm keeps the latest 500, and says how many it has lost', async () => {
  await setWebhook();
  for (let minute = 0; minute < 11; minute += 1) {
    await tell(
      Array.from({ length: 50 }, (_, number) =>
        failure({ message: `x${'abcdefghij'[number % 10]}${minute % 10}${number}` }),
      ),
    );
    shop.clock.advance(MINUTE);
  }
  expect((await list())[0]).toMatchObject({ waiting: 500, dropped: 50 });
  expect(await deliver()).toBe(true);
  expect(eventsOf(got[0] as Got).data).toMatchObject({ dropped: 50 });
  expect(eventsOf(got[0] as Got).data.events).toHaveLength(200);
});

test('a collector of OpenTelemetry gets failures as logs and numbers as sums, by its own header', async () => {
  const body = { url: `${shop.address}/otel/`, is_on: true, version: 0, header_name: 'api-key', header_value: 'k 1' };
  const { secret, sink } = (await call('PUT', 'alpha/sinks/otlp', body)).json<SavedSink>();
  expect(secret).toBeNull();
  expect(JSON.stringify(sink)).not.toContain('k 1');
  await tell([failure({ slot: 'cart-aside', count: 2 })]);
  await signal('threw');
  await signal('inp_good');
  await deliver();
  expect(got.map(({ path, headers }) => [path, headers['api-key']])).toEqual([
    ['/otel/v1/logs', 'k 1'],
    ['/otel/v1/metrics', 'k 1'],
  ]);
  const logs = JSON.parse(got[0]?.body ?? '') as { resourceLogs: { scopeLogs: { logRecords: object[] }[] }[] };
  expect(logs.resourceLogs[0]?.scopeLogs[0]?.logRecords).toEqual([
    expect.objectContaining({ severityNumber: 17, body: { stringValue: 'x is not a function' } }),
  ]);
  const metrics = JSON.parse(got[1]?.body ?? '') as {
    resourceMetrics: { scopeMetrics: { metrics: { name: string }[] }[] }[];
  };
  expect(metrics.resourceMetrics[0]?.scopeMetrics[0]?.metrics.map(({ name }) => name)).toEqual([
    'tessera.remote.failures',
    'tessera.remote.vitals',
  ]);
});

test('what opens a collector is sent to no other server than the one it was entered for', async () => {
  const header = { header_name: 'api-key', header_value: 'k 1' };
  const set = (url: string, version: number, rest: object = { header_name: 'api-key' }) =>
    call('PUT', 'alpha/sinks/otlp', { url, is_on: true, version, ...rest });
  await set('https://otel.example/a', 0, header);
  expect((await set('https://otel.example/b', 1)).statusCode).toBe(200);
  const moved = await set('https://other.example/b', 2);
  expect([moved.statusCode, moved.json<{ errors: object }>().errors]).toEqual([
    422,
    { header_value: [expect.any(String)] },
  ]);
  expect((await set('https://other.example/b', 2, header)).statusCode).toBe(200);
});

test('an address is of the open network, and by https', async () => {
  const set = async (url: string, kind = 'webhook', rest: object = {}) =>
    (await call('PUT', `alpha/sinks/${kind}`, { url, is_on: true, version: 0, ...rest })).json<{ errors: object }>()
      .errors;
  for (const url of ['nothing', 'http://hooks.example/x', 'https://ada:pw@hooks.example/', 'ftp://hooks.example'])
    expect(await set(url)).toHaveProperty('url');
  for (const url of ['https://10.0.0.8/', 'https://[::1]/', 'https://169.254.169.254/latest'])
    expect(await set(url)).toHaveProperty('url');
  expect(await set('https://otel.example', 'otlp', { header_name: 'Host', header_value: 'x' })).toHaveProperty(
    'header_name',
  );
  expect(await set('https://otel.example', 'otlp', { header_name: 'api-key' })).toHaveProperty('header_value');
  // a name that leads into the shop's own network
  await setWebhook({ url: 'https://localhost:1/' });
  const tried = (await call('POST', 'alpha/sinks/webhook/test')).json<SinkTest>();
  expect(tried).toEqual({ has_arrived: false, failure: 'private', failure_status: null });
});

test('a test says whether it has arrived; secrets are told once, and change when they are asked to', async () => {
  const { secret, sink } = await setWebhook();
  const told = async () => (await actionsOn(shop, 'alpha')).filter((action) => action === 'remotes.test_sink').length;
  const toldBefore = await told();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect((await call('POST', 'alpha/sinks/webhook/test')).json()).toMatchObject({ has_arrived: true });
  expect(eventsOf(got[0] as Got).data.events).toEqual([expect.objectContaining({ kind: 'test' })]);
  status = 404;
  expect((await call('POST', 'alpha/sinks/webhook/test')).json()).toMatchObject({
    failure: 'status',
    failure_status: 404,
  });
  expect(await told()).toBe(toldBefore + 2); // whether they arrive or not
  expect(await setWebhook({ version: sink.version })).toMatchObject({ secret: null, sink: { version: 2 } });
  const anew = await setWebhook({ version: 2, new_secret: true });
  expect(anew.secret).not.toBe(secret);
  const stale = await call('PUT', 'alpha/sinks/webhook', { url: shop.address, is_on: true, version: 1 });
  expect([stale.statusCode, stale.json()]).toEqual([
    409,
    expect.objectContaining({ present: expect.objectContaining({ version: 3 }) }),
  ]);
  expect((await call('DELETE', 'alpha/sinks/webhook?version=2147483648')).statusCode).toBe(409);
  expect((await call('DELETE', 'alpha/sinks/webhook?version=3')).statusCode).toBe(204);
  expect((await call('DELETE', 'alpha/sinks/webhook?version=3')).statusCode).toBe(404);
  const log = await shop.infra.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('action', 'like', '%sink')
    .execute();
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['remotes.set_sink', 'remotes.remove_sink']));
  expect(JSON.stringify(log)).not.toMatch(/whsec_|\/hook/);
});

test('one that is off hears nothing, and forgets what waited', async () => {
  await setWebhook();
  await tell([failure()]);
  await setWebhook({ version: 1, is_on: false });
  await tell([failure()]);
  expect((await list())[0]).toMatchObject({ waiting: 0 });
  expect(await deliver()).toBe(false);
});
