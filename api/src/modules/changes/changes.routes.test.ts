import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';

let shop: TestShop;
let port: number;
const streams: IncomingMessage[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const stream of streams) stream.destroy();
  await shop.close();
});

/** @param address whom a web server asks for; without it, it asks for itself */
const listen = (address?: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = address === undefined ? {} : { 'x-forwarded-for': address };
    get({ port, host: '127.0.0.1', path: '/api/changes', headers }, (answer) => {
      streams.push(answer.on('error', () => undefined));
      resolve(answer.statusCode);
    }).on('error', reject);
  });

it('hears five listeners of an address, and web servers whatever those do', async () => {
  const statuses: (number | undefined)[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push(await listen('203.0.113.7'));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  for (let count = 0; count < 6; count += 1) expect(await listen()).toBe(200);
  expect(await listen('203.0.113.8')).toBe(200);
});
