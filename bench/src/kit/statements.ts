import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Shop } from './shop';

/** Long enough for PostgreSQL's processes to take a changed setting, and for what is under way to be written. */
const SETTLE_MS = 700;
/** Only the API's connections count; the worker does what was asked of it before, or by others. */
const STATEMENT = /\[tessera api\] LOG: {2}(?:statement|execute [^:]*): (.*)/;
const PREFIX = '%m [%p] [%a] ';
/** What an API process asks by itself: how the database is, and whether a price is about to change. */
const BACKGROUND = /^select 1$|next_price_change_at/i;

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

/**
 * How many SQL statements the API ran for one of `times` repetitions, by PostgreSQL's own log; what the worker did and
 * the API's own watching are left out.
 * @param place the database, by its address and its folder
 * @param work does the thing `times` times, one after the other
 */
export async function countStatements(place: Place, times: number, work: () => Promise<void>): Promise<number> {
  const file = join(place.databaseFolder, 'server.log');
  const url = superuserOf(place);
  await setLogging(url, true);
  try {
    const from = statSync(file).size;
    await work();
    await sleep(SETTLE_MS);
    const lines = readFileSync(file).subarray(from).toString('utf8').split('\n');
    // one that begins on a line of its own has no text on this one, and counts, too
    const ran = lines
      .map((line) => STATEMENT.exec(line)?.[1])
      .filter((text) => text !== undefined && !BACKGROUND.test(text));
    return Math.round(ran.length / times);
  } finally {
    await setLogging(url, false);
  }
}
