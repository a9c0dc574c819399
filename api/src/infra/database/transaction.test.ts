import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
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
