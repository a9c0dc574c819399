import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import Fastify from 'fastify';
import { endInOrder } from './stop-in-order';

/** A server whose one route answers when it is told to. */
async function slowServer(patience: number) {
  const app = Fastify();
  endInOrder(app, { stopping: false }, patience);
  const asked: (() => void)[] = [];
  app.post('/', () => new Promise((resolve) => asked.push(() => resolve('done'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = async (text = ''): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
    return socket;
  };
  const isAsked = async (): Promise<void> => {
    while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const answers = async (): Promise<void> => {
    await isAsked();
    asked.pop()?.();
  };
  return { app, open, isAsked, answers };
}

const REQUEST = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 0\r\n\r\n';
const HALF = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{';

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += String(chunk)));
  await once(socket, 'close');
  return text;
}

describe('a server that is stopped', () => {
  it('answers what it is at work on, and says that it was the last answer', async () => {
    const { app, open, isAsked, answers } = await slowServer(10_000);
    const told = textOf(await open(REQUEST));
    await isAsked();
    const closed = app.close();
    await new Promise((resolve) => setTimeout(resolve, 20));
    await answers();
    await closed;
    expect(await told).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n[\s\S]*done$/i);
  });

  it('waits for nobody who has connected and asks for nothing', async () => {
    const { app, open } = await slowServer(10_000);
    const silent = await open();
    await app.close();
    await textOf(silent);
  });

  it('waits no longer than its patience for a request that never ends', async () => {
    const { app, open } = await slowServer(100);
    const told = textOf(await open(HALF));
    await new Promise((resolve) => setTimeout(resolve, 50));
    await app.close();
    expect(await told).toBe('');
  });
});
