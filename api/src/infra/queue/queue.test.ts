import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { Client } from 'pg';
import { eventually, startTestShop } from '../../../test/harness';
import type { TestShop } from '../../../test/harness';
import { createQueue } from './queue';
import type { Queue } from './queue';

/** Names of jobs, for each of which tables are made. */
const MADE_AT_ONCE = process.env['TESSERA_DRILL'] ? 12 : 3;

let shop: TestShop;
let queue: Queue;
beforeAll(async () => {
  shop = await startTestShop();
  const { database_url } = shop.infra.config;
  queue = createQueue({ database_url, logger: pino({ level: 'silent' }), role: 'worker' });
});
afterAll(async () => {
  await queue.stop();
  await shop.close();
});

/** Nobody comes in for a moment, and whoever is in is thrown out: a restart, as a client sees it. */
async function shutOut(ms: number): Promise<void> {
  const database = new URL(shop.infra.config.database_url).pathname.slice(1);
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(`alter database ${database} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database]);
    await sleep(ms);
  } finally {
    await client.query(`alter database ${database} allow_connections true`);
    await client.end();
  }
}

const stateOf = async (name: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from jobs.job where name = ${name}`.execute(shop.infra.db);
  return rows[0]?.state;
};

describe('a job that ends while the database is away', () => {
  it('and fails is tried again as soon as the database is back', async () => {
    const runs: string[] = [];
    await queue.work<{ id: string }>(
      'cut-off',
      async ({ id }) => {
        runs.push(id);
        if (runs.length > 1) return;
        void shutOut(400);
        await sleep(200);
        throw new Error('the connection was lost');
      },
      { poll_seconds: 0.5 },
    );
    await queue.send('cut-off', { id: 'one' });
    await eventually(async () => runs.length > 1 && (await stateOf('cut-off')) === 'completed');
    expect(runs).toEqual(['one', 'one']);
  });

  it('and is done is not done again', async () => {
    let runs = 0;
    await queue.work(
      'done',
      async () => {
        runs += 1;
        void shutOut(400);
        await sleep(200);
      },
      { poll_seconds: 0.5 },
    );
    await queue.send('done', {});
    await eventually(async () => (await stateOf('done').catch(() => undefined)) === 'completed');
    expect(runs).toBe(1);
  });
});

describe('workers that start at the same moment', () => {
  it('all come up, whichever of them makes the tables', async () => {
    const { database_url } = shop.infra.config;
    const logger = pino({ level: 'silent' });
    const workers = Array.from({ length: 4 }, () => createQueue({ database_url, logger, role: 'worker' }));
    const names = Array.from({ length: MADE_AT_ONCE }, (_, index) => `made at once ${index}`);
    const started = workers.map(async (each) => {
      for (const name of names) await each.work(name.replaceAll(' ', '-'), async () => undefined);
    });
    try {
      await Promise.all(started);
    } finally {
      await Promise.all(workers.map((each) => each.stop()));
    }
    const { rows } = await sql`select name from jobs.queue where name like 'made-at-once-%'`.execute(shop.infra.db);
    expect(rows).toHaveLength(names.length);
  });
});
