import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Shop } from './shop';

/** Long enough for PostgreSQL's processes to take a changed setting, and for what is under way to be written. */
const SETTLE_MS = 700;
/** Whose statements count. */
const STATEMENTS = {
  /** The worker does what was asked of it before, or by others. */
  api: /\[tessera api\] LOG: {2}(?:statement|execute [^:]*): (.*)/,
  worker: /\[tessera worker\] LOG: {2}(?:statement|execute [^:]*): (.*)/,
};
const PREFIX = '%m [%p] [%a] ';
/** What processes ask by themselves: how the database is, whether a price is about to change, and that they live. */
const BACKGROUND = /^select 1$|next_price_change_at|worker_heartbeats/i;

type Place = Pick<Shop, 'databaseUrl' | 'databaseFolder'>;

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function setLogging(url: string, on: boolean): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(on ? `alter system set log_line_prefix = '${PREFIX}'` : 'alter system reset log_line_prefix');
    await client.query(on ? "alter system set log_statement = 'all'" : 'alter system reset log_statement');
    await client.query('select pg_reload_conf()');
  });
  await sleep(SETTLE_MS);
}

/** What is logged is the superuser's to say; the shop's own role is none. */
function superuserOf({ databaseUrl, databaseFolder }: Place): string {
  const url = new URL(databaseUrl);
  url.username = 'postgres';
  url.password = readFileSync(join(databaseFolder, 'superuser-password'), 'utf8').trim();
  return url.toString();
}

/** A log that has grown too large is copied beside itself and begun anew (decision 26). */
function writtenSince(file: string, from: number): string {
  const now = readFileSync(file);
  if (now.length >= from) return now.subarray(from).toString('utf8');
  return Buffer.concat([readFileSync(`${file}.1`).subarray(from), now]).toString('utf8');
}

/** @returns how many SQL statements the API ran for each time, see `countEach` */
export async function countStatements(place: Place, times: number, work: () => Promise<void>): Promise<number> {
  return Math.round((await countEach(place, times, work)).api);
}

/**
 * How many SQL statements API and worker each ran for one of `times` repetitions, by PostgreSQL's own log; their own
 * watching is left out, and the queue's connections are, too.
 * @param place the database, by its address and its folder
 * @param work does the thing `times` times, one after the other
 */
export async function countEach(
  place: Place,
  times: number,
  work: () => Promise<void>,
): Promise<Record<keyof typeof STATEMENTS, number>> {
  const file = join(place.databaseFolder, 'server.log');
  const url = superuserOf(place);
  await setLogging(url, true);
  try {
    const from = statSync(file).size;
    await work();
    await sleep(SETTLE_MS);
    const lines = writtenSince(file, from).split('\n');
    // one that begins on a line of its own has no text on this one, and counts, too
    const count = (pattern: RegExp): number =>
      lines.map((line) => pattern.exec(line)?.[1]).filter((text) => text !== undefined && !BACKGROUND.test(text))
        .length;
    return { api: count(STATEMENTS.api) / times, worker: count(STATEMENTS.worker) / times };
  } finally {
    await setLogging(url, false);
  }
}
