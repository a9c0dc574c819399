import { createServer, type ServerResponse } from 'node:http';
import { getEventListeners, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { followChanges } from './change-feed';

async function setup(retryDelay?: number) {
  const streams: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': ping\n\n');
    streams.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heard: string[] = [];
  const { port } = server.address() as AddressInfo;
  const listener = {
    onChange: (tags: string[]) => heard.push(tags.join()),
    onConnected: () => heard.push('connected'),
    onLost: () => heard.push('lost'),
  };
  const feed = followChanges(`http://127.0.0.1:${port}`, listener, retryDelay);
  const close = () => {
    feed.close();
    server.closeAllConnections();
    server.close();
  };
  return { streams, heard, close };
}

async function until(condition: () => boolean) {
  for (let turn = 0; turn < 500 && !condition(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(condition()).toBe(true);
}

test('tells of changes, of a lost feed and of its return', async () => {
  const { streams, heard, close } = await setup();
  await until(() => streams.length === 1);
  streams[0]?.write('event: change\ndata: {"tags":["product:1","products"]}\n\n');
  await until(() => heard.includes('product:1,products'));
  streams[0]?.destroy();
  await until(() => heard.filter((word) => word === 'connected').length === 2);
  close();
  expect(heard).toEqual(['connected', 'product:1,products', 'lost', 'connected']);
});

test('leaves nothing behind however often the feed is lost', async () => {
  const any = jest.spyOn(AbortSignal, 'any');
  const { streams, heard, close } = await setup(1);
  for (let turn = 1; turn <= 15; turn += 1) {
    await until(() => heard.filter((word) => word === 'connected').length === turn);
    streams.at(-1)?.destroy();
  }
  await until(() => heard.filter((word) => word === 'lost').length >= 15);
  const [stop] = [...(any.mock.calls[0]?.[0] ?? [])];
  const listeners = getEventListeners(stop as AbortSignal, 'abort');
  any.mockRestore();
  close();
  expect(listeners.length).toBeLessThan(3);
});
