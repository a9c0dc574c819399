import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import fc from 'fast-check';
import { answerUnreadable, guardRequests, httpTimes } from '@tessera/server/http';
import { BODIES, bytesOf, exchange, framingCases, isClear, staysOpen, type FramingCase } from '@tessera/server/testing';
import { failures } from '../http/failures';
import { handOver } from './hand-over';
import { PublicReads } from './public-reads';
import { recordingUpstream, type Upstream } from '../testing/recording-upstream';

async function webServer(apiUrl: string, log: (line: string) => void = () => undefined) {
  const logger = { level: 'error', stream: { write: log } };
  const app: FastifyInstance = fastify({
    logger,
    ...httpTimes(),
    clientErrorHandler: answerUnreadable,
    trustProxy: 'loopback',
  });
  failures(app);
  guardRequests(app);
  handOver(app, apiUrl, new PublicReads());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}

describe('whatever a visitor sends', () => {
  let upstream: Upstream;
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    upstream = await recordingUpstream();
    ({ app, port } = await webServer(upstream.url));
  });
  afterAll(async () => {
    await app.close();
    await upstream.close();
  });

  async function send(one: FramingCase, name: string): Promise<void> {
    const next = `GET /api/status/200/${name}-next HTTP/1.1\r\nhost: shop.example.com\r\n\r\n`;
    const bytes = bytesOf(one, `/api/status/${one.status}/${name}`) + next;
    const { statuses, closed, text } = await exchange(port, bytes, { answers: 2, isHead: [one.method === 'HEAD'] });
    const seen = upstream.requests.filter(({ line }) => line.includes(`/${name} `));
    const what = JSON.stringify({ ...one, statuses, closed, text });
    if (!isClear(one)) {
      expect({ what, statuses, closed, seen }).toEqual({ what, statuses: [400], closed: true, seen: [] });
      return;
    }
    expect({ what, seen: seen.map(({ body }) => body) }).toEqual({ what, seen: [BODIES[one.body]] });
    expect({ what, statuses }).toEqual({ what, statuses: staysOpen(one) ? [one.status, 200] : [one.status] });
    if (one.method !== 'HEAD') expect(text).toContain(`{"name":"${name}"}`);
  }

  test('is framed anew or refused, and nobody else gets to hear of it', async () => {
    const all = framingCases();
    const count = process.env['TESSERA_DRILL'] ? all.length : 300;
    const cases = fc.sample(fc.shuffledSubarray(all, { minLength: count, maxLength: count }), 1)[0] ?? [];
    expect(cases).toHaveLength(count);
    let sent = 0;
    const work = async (): Promise<void> => {
      for (let one = cases.pop(); one; one = cases.pop()) await send(one, `case-${(sent += 1)}`);
    };
    let done = false;
    let others = 0;
    const another = async (): Promise<void> => {
      while (!done) {
        const name = `other-${(others += 1)}`;
        const answer = await fetch(`http://127.0.0.1:${port}/api/status/200/${name}`);
        expect(await answer.json()).toEqual({ name });
      }
    };
    const visitor = another();
    await Promise.all(Array.from({ length: 8 }, work)).finally(() => (done = true));
    await visitor;
    expect(upstream.faults).toEqual([]);
    expect(upstream.requests.filter(({ line }) => line.includes('smuggled'))).toEqual([]);
    expect(others).toBeGreaterThan(1);
  }, 600_000);

  test('two requests in one go get their own answers, in order', async () => {
    const one = (name: string) =>
      `POST /api/status/200/${name} HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}GET /api/status/404/${name}-2 HTTP/1.1\r\nhost: x\r\n\r\n`;
    const { text, statuses } = await exchange(port, one('first') + one('second'), { answers: 4 });
    expect(statuses).toEqual([200, 404, 200, 404]);
    expect([...text.matchAll(/"name":"([\w-]+)"/g)].map(([, name]) => name)).toEqual([
      ...['first', 'first-2', 'second', 'second-2'],
    ]);
  });

  test('headers of a connection, and what only this server may say, stay here', async () => {
    const bytes = [
      'GET /api/status/200/headers HTTP/1.1',
      ...['host: evil.example.com', 'te: trailers', 'upgrade: websocket', 'connection: upgrade', 'keep-alive: 5'],
      ...['forwarded: for=1.2.3.4', 'x-real-ip: 1.2.3.4', 'x-request-id: of-somebody-else', 'authorization: Bearer a'],
      ...['', ''],
    ];
    await exchange(port, bytes.join('\r\n'));
    const [seen] = upstream.requests.filter(({ line }) => line.includes('/headers '));
    const names = seen?.headers.map(([name]) => name).sort();
    expect(names).toEqual(['authorization', 'connection', 'host', 'x-forwarded-for', 'x-request-id']);
    // nothing of the visitor's stands before what this server says
    expect(seen?.headers.at(-1)?.[0]).toBe('authorization');
    expect(Object.fromEntries(seen?.headers ?? [])).not.toMatchObject({ 'x-request-id': 'of-somebody-else' });
  });
});

test.each([100, 100_000])(
  'a visitor who leaves in the middle of %d bytes is no failure of the shop',
  async (length) => {
    const logged: string[] = [];
    const upstream = await recordingUpstream();
    const { app, port } = await webServer(upstream.url, (line) => logged.push(line));
    const ended = new Promise<void>((resolve) =>
      app.server.once('request', (request) => request.once('close', () => setTimeout(resolve, 50))),
    );
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST /api/status/200/left HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n{`, () =>
      setTimeout(() => socket.destroy(), 50),
    );
    await ended;
    await app.close();
    await upstream.close();
    expect(logged).toEqual([]);
  },
);

test('bodies that never come take no place from calls, and of an address only fifty wait', async () => {
  const upstream = await recordingUpstream();
  const { app, port } = await webServer(upstream.url);
  let arrived = 0;
  app.server.on('request', () => (arrived += 1));
  const order = (from: string) =>
    fetch(`http://127.0.0.1:${port}/api/status/200/order`, {
      method: 'POST',
      headers: { 'x-forwarded-for': from },
      body: 'one mug',
    });
  const visit = (from: string) =>
    fetch(`http://127.0.0.1:${port}/api/status/200/visit`, { headers: { 'x-forwarded-for': from } });
  const head = (from: string) =>
    `POST /api/status/200/held HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-length: 9\r\n\r\n`;
  const sockets = Array.from({ length: 1000 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  try {
    // four addresses with 250 each: as many as there are places
    sockets.forEach((socket, at) => socket.write(head(`203.0.113.${at % 4}`)));
    while (arrived < sockets.length) await new Promise((resolve) => setTimeout(resolve, 10));
    const refused = await order('203.0.113.0');
    expect({ status: refused.status, after: refused.headers.get('retry-after') }).toEqual({ status: 429, after: '5' });
    expect(await refused.json()).toMatchObject({ status: 429, code: 'request.rate_limited' });
    expect((await visit('203.0.113.0')).status).toBe(200);
    expect((await order('203.0.113.8')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    let status = 429;
    while (status === 429) ({ status } = await order('203.0.113.0'));
    expect(status).toBe(200);
  } finally {
    for (const socket of sockets) socket.destroy();
    await app.close();
    await upstream.close();
  }
});

describe('an API that fails', () => {
  let server: Server;
  let calls = 0;
  let app: FastifyInstance;
  let port: number;
  const connections = new Set<number>();

  beforeAll(async () => {
    server = createServer((request, response) => {
      calls += 1;
      connections.add(request.socket.remotePort ?? 0);
      if (request.url === '/api/dies') return void request.socket.destroy();
      if (request.url === '/api/half') {
        response.writeHead(200, { 'content-length': 100 }).write('half');
        return void setTimeout(() => request.socket.destroy(), 20);
      }
      if (request.url === '/api/busy') return void response.writeHead(503, { 'retry-after': '1' }).end();
      response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ app, port } = await webServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
  afterAll(async () => {
    await app.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    calls = 0;
    connections.clear();
  });

  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

  test.each([
    ['without an answer', '/api/dies', 503],
    ['with 503', '/api/busy', 503],
  ])('is called once when it ends %s', async (_how, path, status) => {
    const { statuses } = await exchange(port, get(path));
    expect(statuses).toEqual([status]);
    expect(calls).toBe(1);
  });

  test('never makes a half answer look whole', async () => {
    const { text, statuses, closed } = await exchange(port, get('/api/half'));
    expect(text).toMatch(/half$/);
    expect({ statuses, closed }).toEqual({ statuses: [], closed: true });
  });

  test('gets nothing of a body that its sender did not finish', async () => {
    const bytes = 'POST /api/ok HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{"a"';
    await exchange(port, bytes, { patience: 100 });
    await exchange(port, get('/api/ok'));
    expect(calls).toBe(1);
  });

  test('is not told to take more than the largest upload', async () => {
    const { statuses, closed } = await exchange(
      port,
      'PUT /api/ok HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999\r\n\r\n',
    );
    expect({ statuses, closed, calls }).toEqual({ statuses: [413], closed: true, calls: 0 });
  });
});

describe('the API as it is', () => {
  const connections = new Set<number>();
  let api: FastifyInstance;
  let app: FastifyInstance;
  let port: number;

  beforeAll(async () => {
    api = fastify({ logger: false, ...httpTimes(), bodyLimit: 16_000_000 });
    guardRequests(api);
    api.addHook('onRequest', async (request, reply) => {
      connections.add(request.socket.remotePort ?? 0);
      if (request.headers.authorization === undefined) return reply.code(401).send('who are you');
    });
    api.addContentTypeParser('*', (_request, payload, done) => {
      let bytes = 0;
      payload.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('end', () => done(null, bytes));
    });
    api.put('/api/upload', ({ body }) => `${String(body)} bytes`);
    api.get('/api/ok', () => 'ok');
    await api.listen({ port: 0, host: '127.0.0.1' });
    ({ app, port } = await webServer(`http://127.0.0.1:${(api.server.address() as AddressInfo).port}`));
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });
  beforeEach(() => connections.clear());

  const put = (bytes: number, ...headers: string[]) =>
    [
      'PUT /api/upload HTTP/1.1',
      'host: x',
      'content-type: application/octet-stream',
      ...headers,
      '',
      'x'.repeat(bytes),
    ].join('\r\n');

  test('may answer before it has read an upload: the visitor reads that, and neither connection is used again', async () => {
    const { text, statuses, closed } = await exchange(port, put(4_000_000, 'content-length: 8000000'));
    expect(text).toMatch(/connection: close[\s\S]*who are you$/i);
    expect({ statuses, closed }).toEqual({ statuses: [401], closed: true });
    const [used] = connections;
    await exchange(port, 'GET /api/ok HTTP/1.1\r\nhost: x\r\nauthorization: a\r\n\r\n');
    expect([...connections].filter((one) => one !== used)).toHaveLength(1);
  });

  test.each([1_000, 65_536, 65_537, 5_000_000])('gets an upload of %i bytes whole', async (bytes) => {
    const { text } = await exchange(port, put(bytes, 'authorization: a', `content-length: ${bytes}`));
    expect(text).toMatch(new RegExp(`${bytes} bytes$`));
  });

  test('gets an upload in chunks whole', async () => {
    const body = 'x'.repeat(300_000);
    const bytes =
      put(0, 'authorization: a', 'transfer-encoding: chunked') + `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect((await exchange(port, bytes)).text).toMatch(/300000 bytes$/);
  });
});
