import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import type { Db, Trx } from './db';
import { onOneConnection, inPipeline } from './pipeline';
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
