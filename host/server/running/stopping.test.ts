import fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { endInOrder, stopInOrder } from '@tessera/server/stopping';
import { Readiness } from './readiness';

/** A server on a real socket, with a page that takes a moment and what such pages need, which `close` ends. */
async function start() {
  let warm = true;
  const app = fastify({ return503OnClosing: false });
  const readiness = new Readiness({ isKnown: () => true, isWarm: () => warm });
  readiness.serve(app);
  endInOrder(app, readiness, 8_000);
  app.get('/slow', async () => {
    await sleep(300);
    return { warm };
  });
  app.addHook('onClose', () => void (warm = false));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { app, readiness, port, url: `http://127.0.0.1:${port}` };
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`);

test('one that is told to stop says so first and goes on answering, each time on a connection of its own', async () => {
  const { app, readiness, url } = await start();
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const stopped = stopInOrder(app, readiness, 3_000);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  const page = await fetch(`${url}/slow`);
  expect([page.status, page.headers.get('connection'), await page.json()]).toEqual([200, 'close', { warm: true }]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('what is running is finished with all that it needs, and an open connection is let go', async () => {
  const { app, readiness, port } = await start();
  const idle = connect(port, '127.0.0.1');
  const busy = connect(port, '127.0.0.1');
  idle.resume();
  await Promise.all([once(idle, 'connect'), once(busy, 'connect')]);
  ask(busy, '/slow');
  await sleep(100);
  const [answer] = await Promise.all([text(busy), stopInOrder(app, readiness, 0), once(idle, 'close')]);
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*connection: close.*"warm":true/is);
});
