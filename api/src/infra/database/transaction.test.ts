import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import type { Trx } from './db';
import { withTransaction } from './transaction';

const shop = forAllTests(startTestShop);
beforeAll(async () => {
  await sql`create table counters (id int primary key, n int not null)`.execute(shop.infra.db);
  await sql`insert into counters values (1, 0), (2, 0)`.execute(shop.infra.db);
});

describe('transactions', () => {
  it('are run again after a deadlock, until each has been done once', async () => {
    const { db } = shop.infra;
    const move = (first: number, second: number) =>
      withTransaction(db, async (trx) => {
        await sql`update counters set n = n + 1 where id = ${first}`.execute(trx);
        await sql`select pg_sleep(0.05)`.execute(trx);
        await sql`update counters set n = n + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([move(1, 2), move(2, 1)]);
    const { rows } = await sql`select n from counters order by id`.execute(db);
    expect(rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  it('are not run again after any other failure', async () => {
    let runs = 0;
    const work = withTransaction(shop.infra.db, async (trx) => {
      runs += 1;
      await sql`update counters set n = null where id = 1`.execute(trx);
    });
    await expect(work).rejects.toThrow('null value');
    expect(runs).toBe(1);
  });

  const add = (trx: Trx, id: number, most: number) =>
    sql`update counters set n = n + 1 / case when n < ${most} then 1 else 0 end where id = ${id}`.execute(trx);

  it('keep what is sent with the commit', async () => {
    const { db } = shop.infra;
    const before = await sql`select n from counters where id = 1`.execute(db);
    await withTransaction(db, async (trx, withCommit) => withCommit(add(trx, 1, 1_000)));
    const after = await sql`select n - 1 as n from counters where id = 1`.execute(db);
    expect(after.rows).toEqual(before.rows);
  });

  it('undo everything where that fails, and say so', async () => {
    const { db } = shop.infra;
    const before = await sql`select n from counters order by id`.execute(db);
    const work = withTransaction(db, async (trx, withCommit) => {
      await add(trx, 1, 1_000);
      withCommit(add(trx, 2, 0));
      withCommit(add(trx, 2, 1_000));
    });
    await expect(work).rejects.toThrow('division by zero');
    expect((await sql`select n from counters order by id`.execute(db)).rows).toEqual(before.rows);
  });

  it.each(['seldom', 'often'])('undo everything where that cannot be sent, %s', async (name) => {
    const { db } = shop.infra;
    const label = (trx: Trx, id: number, value: unknown) =>
      sql`update counters set n = n + 1 where id = ${id} and ${value}::jsonb is not null and ${sql.lit(name)} <> ''`.execute(
        trx,
      );
    if (name === 'often') for (let turn = 0; turn < 5; turn += 1) await withTransaction(db, (trx) => label(trx, 1, {}));
    const before = await sql`select n from counters order by id`.execute(db);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    const work = withTransaction(db, async (trx, withCommit) => {
      await label(trx, 1, {});
      withCommit(label(trx, 2, circle));
      withCommit(label(trx, 2, {}));
    });
    await expect(work).rejects.toThrow('circular');
    expect((await sql`select n from counters order by id`.execute(db)).rows).toEqual(before.rows);
  });

  it('that go on after a failure are not taken for done', async () => {
    const { db } = shop.infra;
    const work = withTransaction(db, async (trx) => {
      await add(trx, 1, 0).catch(() => undefined);
      return 'done';
    });
    await expect(work).rejects.toThrow('undone');
  });

  it('tell why they gave up, not what failed for it', async () => {
    const work = withTransaction(shop.infra.db, async (trx, withCommit) => {
      withCommit(add(trx, 2, 0));
      throw new Error('Sold out');
    });
    await expect(work).rejects.toThrow('Sold out');
  });

  it('are run again where PostgreSQL asks for it with the commit', async () => {
    let runs = 0;
    const answer = await withTransaction(shop.infra.db, async (trx, withCommit) => {
      runs += 1;
      const refuse = sql.raw(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`);
      if (runs < 3) withCommit(sql`${refuse}`.execute(trx));
      return runs;
    });
    expect(answer).toBe(3);
  });

  it('give up after five retries', async () => {
    let runs = 0;
    const work = withTransaction(shop.infra.db, async () => {
      runs += 1;
      throw Object.assign(new Error('again'), { code: '40001' });
    });
    await expect(work).rejects.toThrow('again');
    expect(runs).toBe(6);
  });
});
