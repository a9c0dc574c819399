import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { sql } from 'kysely';
import pino from 'pino';
import { forAllTests } from '../../../test/for-all-tests';
import { eventually, startTestShop } from '../../../test/harness';
import { createChanges } from './changes';
import { withTransaction } from '../database/transaction';

const shop = forAllTests(startTestShop);
let port: number;
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address() as AddressInfo; // listening on TCP, so not a path
  port = address.port;
});

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

/** Hands bytes on to the database and back, unless they are held. */
async function startRelay(database_url: string) {
  const target = new URL(database_url);
  const sockets = new Set<Socket>();
  let held = false;
  const server = createServer((socket) => {
    const other = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk: Buffer) => held || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo; // listening on TCP, so not a path
  const url = new URL(database_url);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.toString(),
    hold: () => (held = true),
    letGo: () => (held = false),
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tessera feed' and datname = current_database()`.execute(shop.infra.db);
    await eventually(() => stream.ended());
    await eventually(() => shop.infra.changes.isConnected());
    expect(states.slice(0, 2)).toEqual([false, true]);

    const next = await openStream();
    await shop.infra.changes.notify(shop.infra.db, ['again']);
    await eventually(() => next.text().includes('again'));
    next.close();
  });

  it('counts as lost when its connection stands and nothing comes through it, and as alive when it does again', async () => {
    const { database_url } = shop.infra.config;
    const relay = await startRelay(database_url);
    const logger = pino({ level: 'silent' });
    const changes = createChanges({ database_url, database_direct_url: relay.url, logger });
    const states: boolean[] = [];
    changes.onConnection((connected) => states.push(connected));
    await changes.start();
    relay.hold();
    await eventually(() => states.length === 2);
    relay.letGo();
    await eventually(() => states.length === 3);
    expect(states).toEqual([true, false, true]);
    await changes.stop();
    await relay.stop();
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
