import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { Client } from 'pg';

/** How the connections end: torn, as when PostgreSQL is killed, or told to by PostgreSQL, as when it is restarted. */
export type Cut = 'torn' | 'terminated';

export interface CutDatabase {
  /** of the same database, by way of here */
  url: string;
  /** All connections end when PostgreSQL has answered `after` more times; null: they stay. */
  cut(how: Cut | null, after?: number): void;
  close(): Promise<void>;
}

/** A way to a database that can be cut at any moment of a conversation. */
export async function cutDatabase(database_url: string): Promise<CutDatabase> {
  const { hostname, port, pathname } = new URL(database_url);
  const admin = new Client({ connectionString: database_url, application_name: 'cutter' });
  await admin.connect();
  const sockets = new Set<Socket>();
  let planned: Cut | null = null;
  let left = 0;

  async function end(how: Cut): Promise<void> {
    planned = null;
    if (how === 'torn') return sockets.forEach((socket) => socket.destroy());
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name <> 'cutter'`,
      [pathname.slice(1)],
    );
  }

  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (chunk: Buffer) => {
      left -= 1;
      if (planned === null || left > 0) return void near.write(chunk);
      far.pause();
      void end(planned).then(() => {
        near.write(chunk);
        far.resume();
      });
    });
    // What PostgreSQL says last is to be read.
    far.on('end', () => near.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database_url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.toString(),
    cut(how, after = 1) {
      planned = how;
      left = after;
    },
    async close() {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await admin.end();
    },
  };
}
