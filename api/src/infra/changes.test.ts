import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { eventually, startTestShop } from '../../test/harness';
import type { TestShop } from '../../test/harness';
import { withTransaction } from './transaction';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address() as AddressInfo; // listening on TCP, so not a path
  port = address.port;
});
afterAll(() => shop.close());

interface Stream {
  text: () => string;
  ended: () => boolean;
  status: number | undefined;
  close: () => void;
}

function openStream(): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const request = get({ port, path: '/api/changes', host: '127.0.0.1' }, (response) => {
      let text = '';
      let ended = false;
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('close', () => (ended = true));
      resolve({
        text: () => text,
        ended: () => ended,
        status: response.statusCode,
        close: () => request.destroy(),
      });
    });
    request.on('error', (error) => reject(error));
  });
}

describe('the change feed', () => {
  it('tells of a change when it is committed, and of none that was undone', async () => {
    const stream = await openStream();
    const { db, changes } = shop.infra;
    await withTransaction(db, async (trx) => {
      await changes.notify(trx, ['product:undone']);
      throw new Error('undone');
    }).catch(() => undefined);
    await withTransaction(db, (trx) => changes.notify(trx, ['products', 'product:1', 'products']));
    await eventually(() => stream.text().includes('event: change\ndata: {"tags":["products","product:1"]}\n\n'));
    expect(stream.text()).not.toContain('undone');
    stream.close();
  });

  it('tells of any number of tags', async () => {
    const tags = Array.from({ length: 1000 }, (_, index) => `product:018f0000-0000-7000-8000-${index}`);
    const heard: string[] = [];
    const stop = shop.infra.changes.onChange((some) => heard.push(...some));
    await shop.infra.changes.notify(shop.infra.db, tags);
    await eventually(() => heard.length === tags.length);
    expect(heard).toEqual(tags);
    stop();
  });

  it('pings, so that a dead connection shows', async () => {
    const stream = await openStream();
    await eventually(() => stream.text().includes(': ping\n\n'));
    stream.close();
  });

  it('ends every stream when its own connection is lost, says so to newcomers, and comes back', async () => {
    const stream = await openStream();
    const states: boolean[] = [];
    shop.infra.changes.onConnection((connected) => states.push(connected));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'
      and datname = current_database() and pid <> pg_backend_pid()`.execute(shop.infra.db);
    await eventually(() => stream.ended());
    await eventually(() => shop.infra.changes.isConnected());
    expect(states.slice(0, 2)).toEqual([false, true]);

    const next = await openStream();
    await shop.infra.changes.notify(shop.infra.db, ['again']);
    await eventually(() => next.text().includes('again'));
    next.close();
  });

  it('answers 503 beyond 200 subscribers', async () => {
    const streams = await Promise.all(Array.from({ length: 200 }, openStream));
    expect((await openStream()).status).toBe(503);
    for (const { close } of streams) close();
    await eventually(async () => {
      const stream = await openStream();
      stream.close();
      return stream.status === 200;
    });
  });
});
