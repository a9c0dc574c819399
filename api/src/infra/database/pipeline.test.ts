import type { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { createDb } from './db';
import type { Db, Trx } from './db';
import { onOneConnection, inPipeline } from './pipeline';
import { preparing } from './prepared/prepared';
import { withTransaction } from './transaction';

const shop = forAllTests(startTestShop);
beforeAll(async () => {
  await sql`create table ledgers (id int primary key, n int not null check (n < 100))`.execute(shop.infra.db);
});
beforeEach(async () => {
  await sql`truncate ledgers`.execute(shop.infra.db);
  await sql`insert into ledgers values (1, 0)`.execute(shop.infra.db);
});

const add = (handle: Db | Trx, n: number) => sql`update ledgers set n = n + ${n} where id = 1`.execute(handle);
const read = async (handle: Db | Trx): Promise<number | undefined> =>
  (await sql<{ n: number }>`select n from ledgers where id = 1`.execute(handle)).rows[0]?.n;
const pidOf = async (handle: Db | Trx): Promise<number | undefined> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(handle)).rows[0]?.pid;

describe('statements that are sent together', () => {
  it('are worked on in the order given, each after what those before it did', async () => {
    const seen = await withTransaction(shop.infra.db, async (trx) => {
      const [first, , second, , third] = await inPipeline(read(trx), add(trx, 3), read(trx), add(trx, 4), read(trx));
      return [first, second, third];
    });
    expect(seen).toEqual([0, 3, 7]);
    expect(await read(shop.infra.db)).toBe(7);
  });

  it('travel together: none waits until somebody here has read the answer to the one before', async () => {
    const clock = async (trx: Trx) =>
      (await sql<{ at: Date }>`select clock_timestamp() as at, pg_sleep(0.01)`.execute(trx)).rows[0]?.at.getTime() ?? 0;
    const [first, second] = await withTransaction(shop.infra.db, async (trx) => {
      const both = inPipeline(clock(trx), clock(trx));
      await new Promise((resolve) => setImmediate(resolve));
      // Nothing is read or sent in this time.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
      return both;
    });
    expect(second - first).toBeLessThan(900);
  });

  it('are all undone when one fails, with the reason that came first, and their connection is as good as before', async () => {
    const { db } = shop.infra;
    const work = withTransaction(db, (trx) => inPipeline(add(trx, 5), add(trx, 100), add(trx, 6), read(trx)));
    await expect(work).rejects.toMatchObject({ code: '23514' });
    await Promise.all(Array.from({ length: 20 }, () => withTransaction(db, (trx) => add(trx, 1))));
    expect(await read(db)).toBe(20);
  });

  it('are over before their transaction ends, also those that go on for longer than the one that failed', async () => {
    const { db } = shop.infra;
    const long = async (trx: Trx) => {
      for (let turn = 0; turn < 5; turn += 1) await add(trx, 1);
    };
    const refuse = async (trx: Trx) => {
      await read(trx);
      throw new Error('Somebody else was faster');
    };
    await expect(withTransaction(db, (trx) => inPipeline(refuse(trx), long(trx)))).rejects.toThrow('faster');
    expect(await read(db)).toBe(0);
  });

  it('take one connection outside a transaction, and the transaction’s own inside', async () => {
    const { db } = shop.infra;
    const ask = (handle: Db | Trx) =>
      onOneConnection(handle, async (own) => new Set(await inPipeline(pidOf(own), pidOf(own), pidOf(own))));
    expect((await ask(db)).size).toBe(1);
    await withTransaction(db, async (trx) => {
      expect(await ask(trx)).toEqual(new Set([await pidOf(trx)]));
    });
  });
});

describe('prepared statements that are sent together in a transaction', () => {
  const echo = async (trx: Trx, value: unknown, divisor = 1) =>
    (await sql<{ value: unknown }>`select ${value}::jsonb as value, 1 / ${divisor}::int`.execute(trx)).rows[0]?.value;
  const none = async (trx: Trx) => (await sql`select n from ledgers where id = ${-1}`.execute(trx)).rows;
  const settled = (trx: Trx, ...divisors: number[]) =>
    Promise.allSettled(divisors.map((divisor, index) => echo(trx, index, divisor)));
  const works = () => withTransaction(shop.infra.db, (trx) => inPipeline(echo(trx, 7), none(trx), echo(trx, 8)));

  beforeEach(async () => {
    for (let turn = 0; turn < 5; turn += 1) await works();
  });

  it('give each its own rows', async () => {
    expect(await works()).toEqual([7, [], 8]);
  });

  it('are answered in one piece, from the first to the commit', async () => {
    const pool = new Pool({ connectionString: shop.infra.config.database_url, pipeline: true, max: 1 });
    const { received, listen } = messages();
    pool.on('connect', listen);
    const client = await preparing(pool, null).connect();
    const ask = async () => {
      await client.query('begin', []);
      const asked = [1, 2, 3].map((number) => client.query('select $1::int as number', [number]));
      const answers = await Promise.all([...asked, client.query('commit', [])]);
      return answers.flatMap(({ rows }) => rows);
    };
    for (let turn = 0; turn < 5; turn += 1) await ask();
    received.length = 0;
    expect(await ask()).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
    expect(received.filter((name) => name === 'dataRow')).toHaveLength(3);
    expect(received.filter((name) => name === 'readyForQuery')).toHaveLength(1);
    client.release();
    await pool.end();
  });

  it('fail behind one that fails, and leave their connection in order', async () => {
    const answers = withTransaction(shop.infra.db, async (trx) => {
      const found = await settled(trx, 1, 0, 1, 1);
      expect(found.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code))).toEqual([
        0,
        '22012',
        '25P02',
        '25P02',
      ]);
      await echo(trx, 1);
    });
    await expect(answers).rejects.toMatchObject({ code: '25P02' });
    for (let turn = 0; turn < 20; turn += 1) expect(await works()).toEqual([7, [], 8]);
  });

  it('tell the reason that came first, of the last one too', async () => {
    const work = (...divisors: number[]) =>
      withTransaction(shop.infra.db, (trx) => inPipeline(...divisors.map((divisor) => echo(trx, 1, divisor))));
    await expect(work(0, 1, 1)).rejects.toMatchObject({ code: '22012' });
    await expect(work(1, 1, 0)).rejects.toMatchObject({ code: '22012' });
    expect(await work(1, 1)).toEqual([1, 1]);
  });

  it.each([0, 1, 2])('fail behind one whose value cannot be sent, as number %i, and so does the commit', async (at) => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const work = withTransaction(shop.infra.db, async (trx) => {
      const values = [1, 2, 3].map((value, index) => (index === at ? circle : value));
      const found = await Promise.allSettled(values.map((value) => echo(trx, value)));
      expect(found.map(({ status }) => status)).toEqual(
        [0, 1, 2].map((index) => (index < at ? 'fulfilled' : 'rejected')),
      );
      await expect(echo(trx, 9)).rejects.toThrow('circular');
    });
    await expect(work).rejects.toThrow('circular');
    expect(await works()).toEqual([7, [], 8]);
  });

  it('fail behind one that fails, also one whose value cannot be sent', async () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const work = withTransaction(shop.infra.db, (trx) =>
      inPipeline(echo(trx, 1), echo(trx, 1, 0), echo(trx, circle), echo(trx, 2)),
    );
    await expect(work).rejects.toThrow(/circular|zero/);
    expect(await works()).toEqual([7, [], 8]);
  });

  it('tell the reason of a pipeline within theirs, which is over later than what stands behind it', async () => {
    const work = withTransaction(shop.infra.db, (trx) =>
      inPipeline(inPipeline(echo(trx, 1, 0), echo(trx, 2), none(trx)), echo(trx, 3)),
    );
    await expect(work).rejects.toMatchObject({ code: '22012' });
  });

  it('are over when their connection is lost', async () => {
    const work = withTransaction(shop.infra.db, (trx) =>
      inPipeline(
        echo(trx, 1),
        sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx),
        echo(trx, 2),
        echo(trx, 3),
      ),
    );
    await expect(work).rejects.toThrow(/connection|terminat/);
    expect(await works()).toEqual([7, [], 8]);
  });
});

describe('a transaction that does not begin', () => {
  const note = (handle: Db | Trx, n: number) => sql`insert into ledgers values (${n}, ${n})`.execute(handle);
  const written = async () =>
    (await sql<{ id: number }>`select id from ledgers where id <> 1`.execute(shop.infra.db)).rows;

  /** One connection that takes `begin` for prepared, and it is not. */
  async function withBrokenBegin(work: (db: Db) => Promise<void>): Promise<void> {
    const { config, logger } = shop.infra;
    const { database_url } = config;
    const db = createDb({ database_url, application_name: 'no begin', pool_max: 1, logger });
    try {
      for (let turn = 0; turn < 5; turn += 1) await withTransaction(db, read);
      for (let turn = 0; turn < 3; turn += 1) await note(db, 10 + turn);
      await sql`truncate ledgers`.execute(db);
      await sql`deallocate all`.execute(db);
      await work(db);
    } finally {
      await db.destroy();
    }
  }

  it('does nothing of what was asked in it, sent with it or behind it, in whatever order', () =>
    withBrokenBegin(async (db) => {
      const unprepared = (trx: Trx) => sql`insert into ledgers select 20, 20`.execute(trx);
      const works: ((trx: Trx) => Promise<unknown>)[] = [
        unprepared,
        (trx) => Promise.allSettled([note(trx, 21), unprepared(trx), note(trx, 22)]),
        (trx) => Promise.allSettled([unprepared(trx), note(trx, 21)]),
        async (trx) => {
          await new Promise((resolve) => setTimeout(resolve, 30));
          await note(trx, 23);
        },
        async (trx) => {
          void note(trx, 24).catch(() => undefined);
          await new Promise((resolve) => setImmediate(resolve));
          await unprepared(trx);
        },
        async (trx) => {
          void unprepared(trx).catch(() => undefined);
          throw new Error('given up');
        },
      ];
      for (const work of works) await expect(withTransaction(db, work)).rejects.toThrow(/does not exist|given up/);
      expect(await written()).toEqual([]);
    }));
});

describe('a connection', () => {
  const alone = async (work: (db: Db) => Promise<void>): Promise<void> => {
    const { config, logger } = shop.infra;
    const { database_url } = config;
    const db = createDb({ database_url, application_name: 'alone', pool_max: 1, logger });
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  };

  it('that is given back within a transaction is not given to the next one', () =>
    alone(async (db) => {
      await db.connection().execute(async (own) => {
        await sql`begin`.execute(own);
        await add(own, 40);
      });
      await add(db, 2);
      expect(await read(shop.infra.db)).toBe(2);
    }));

  it('takes nothing more for a transaction that is being ended: it would be kept whatever becomes of that', async () => {
    const pool = new Pool({ connectionString: shop.infra.config.database_url, pipeline: true, max: 1 });
    const client = await preparing(pool, null).connect();
    await client.query('begin', []);
    await client.query('update ledgers set n = n + $1 where id = 1', [3]);
    const ended = client.query('rollback', []);
    const late = client.query('update ledgers set n = n + $1 where id = 1', [5]);
    await expect(late).rejects.toThrow('has ended');
    await ended;
    expect(await read(shop.infra.db)).toBe(0);
    client.release();
    await pool.end();
  });
});

/** The names of what a connection receives. */
function messages() {
  const received: string[] = [];
  const listen = (client: PoolClient): void => {
    const { connection } = client as unknown as { connection: EventEmitter };
    connection.on('message', ({ name }: { name: string }) => received.push(name));
  };
  return { received, listen };
}
