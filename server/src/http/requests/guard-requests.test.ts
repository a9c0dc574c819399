import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { answerUnreadable, boundConnections, guardRequests, httpTimes } from '..';

let app: FastifyInstance;
let port: number;

/** Sends bytes and gives all that comes back until the server closes, or `patience` milliseconds have passed. */
const talk = (bytes: string, patience = 3_000): Promise<{ text: string; closed: boolean }> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    const end = (closed: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, closed });
    };
    const timer = setTimeout(() => end(false), patience);
    socket.on('error', () => end(true)).on('close', () => end(true));
    socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  });

async function listen(options: { smallBodyMs?: number; perAddress?: number; trustedProxies?: string } = {}) {
  const { perAddress, trustedProxies = '192.0.2.1', ...rest } = options;
  const times = httpTimes();
  app = fastify({
    logger: false,
    ...times,
    http: { ...times.http, headersTimeout: 300, connectionsCheckingInterval: 50 },
    clientErrorHandler: answerUnreadable,
  });
  boundConnections(app.server, { perAddress, trustedProxies });
  guardRequests(app, rest);
  app.get('/', () => 'here');
  app.post('/', ({ body }) => ({ got: body }));
  app.post('/early', { onRequest: async (_request, reply) => reply.code(401).send('who are you') }, () => 'never');
  app.get('/slow', async (_request, reply) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return reply.send('slow');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
}

afterEach(() => app.close());

const post = (path: string, length: number, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;
const next = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

test('a body that does not come ends its connection with 408', async () => {
  await listen({ smallBodyMs: 100 });
  const { text, closed } = await talk(post('/', 20, '{"a":'));
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 408 [\s\S]*"code":"request.timeout"/);
});

test('a body that does not come says nothing in the middle of the answer before it', async () => {
  await listen({ smallBodyMs: 100 });
  const { text, closed } = await talk(`GET /slow HTTP/1.1\r\nhost: x\r\n\r\n${post('/', 20, '{"a":')}`);
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 200 [\s\S]*slow$/);
});

test('a head that does not come ends its connection with 408', async () => {
  await listen();
  const { text, closed } = await talk('GET / HTTP/1.1\r\nhost: x\r\n');
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 408 /);
});

test('a head that is too large is told so', async () => {
  await listen();
  const { text, closed } = await talk(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`);
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 431 [\s\S]*connection: close/i);
});

test('an answer that comes before its body was read is the last one of its connection, and is read', async () => {
  await listen();
  const { text, closed } = await talk(post('/early', 10_000_000, 'x'.repeat(3_000_000)), 5_000);
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 401 [\s\S]*connection: close[\s\S]*who are you$/i);
});

test('an early answer to a body that has come meanwhile keeps the connection', async () => {
  await listen();
  const { text } = await talk(post('/early', 7, '{"a":1}') + next, 300);
  expect(text).toMatch(/^HTTP\/1.1 401 [\s\S]*who are you[\s\S]*HTTP\/1.1 200 [\s\S]*here$/);
  expect(text).not.toMatch(/connection: close/i);
});

test.each([
  ['no request at all', 'nonsense\r\n\r\n'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}'],
  [
    'a length and an encoding',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
  ],
  ['another encoding', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
  ['content on GET', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}'],
  ['a header taken away', 'POST / HTTP/1.1\r\nhost: x\r\nconnection: content-length\r\ncontent-length: 2\r\n\r\n{}'],
  ['a name hidden in a list', 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close, \ttransfer-Encoding\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n'],
])('%s: 400, and the connection ends', async (_what, bytes) => {
  await listen();
  const { text, closed } = await talk(bytes + next);
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 400 [\s\S]*connection: close/i);
  expect(text.match(/HTTP\/1.1/g)).toHaveLength(1);
});

test('what is no request does not take the answer to the one before it along', async () => {
  await listen();
  const { text, closed } = await talk(`GET /slow HTTP/1.1\r\nhost: x\r\n\r\nnonsense\r\n\r\n`);
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 200 [\s\S]*slow$/);
});

test('one connection too many of an address is told so and closed; it may come again when one has ended', async () => {
  await listen({ perAddress: 2 });
  const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all(held.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const { text, closed } = await talk(next);
  expect(closed).toBe(true);
  expect(text).toMatch(/^HTTP\/1.1 503 [\s\S]*server.unavailable/);
  for (const socket of held) socket.destroy();
  // as soon as the server has noticed
  while (!(await talk(next, 200)).text.startsWith('HTTP/1.1 200 '));
});

test('connections of a trusted proxy are not counted', async () => {
  await listen({ perAddress: 1, trustedProxies: 'loopback' });
  const held = connect(port, '127.0.0.1');
  await new Promise((resolve) => held.once('connect', resolve));
  expect((await talk(next, 200)).text).toMatch(/^HTTP\/1.1 200 /);
  held.destroy();
});

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `a${at.toString(36)}:\r\n`).join('');

test('more headers than anybody needs are refused, also where Node.js would leave some out', async () => {
  await listen();
  for (const count of [199, 200, 1_100, 1_500]) {
    const { text } = await talk(`GET / HTTP/1.1\r\nhost: x\r\n${lines(count)}\r\n`, 300);
    expect([count, text.slice(0, 12)]).toEqual([count, `HTTP/1.1 ${count === 199 ? 200 : 431}`]);
  }
  const hidden = await talk(`POST / HTTP/1.1\r\nhost: x\r\n${lines(1_100)}content-length: 2\r\n\r\n{}`, 300);
  expect([hidden.text.slice(0, 12), hidden.closed]).toEqual(['HTTP/1.1 431', true]);
});

test('an answer to whoever asks for another protocol is the last one of its connection', async () => {
  await listen();
  const { text, closed } = await talk(
    `GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n${next}`,
  );
  expect(closed).toBe(true);
  expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(1);
  expect(text).toMatch(/connection: close/i);
});
