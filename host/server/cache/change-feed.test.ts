import { createServer, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { followChanges } from './change-feed';

async function setup() {
  const streams: ServerResponse[] = [];
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': ping\n\n');
    streams.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heard: string[] = [];
  const { port } = server.address() as AddressInfo;
  const feed = followChanges(`http://127.0.0.1:${port}`, {
    onChange: (tags) => heard.push(tags.join()),
    onConnected: () => heard.push('connected'),
    onLost: () => heard.push('lost'),
  });
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
