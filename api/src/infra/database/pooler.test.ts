import { sql } from 'kysely';
import { Client } from 'pg';
import pino from 'pino';
import { forAllTests } from '../../../test/for-all-tests';
import { emptyDatabase, freshDatabase } from '../../../test/database/database';
import { eventually } from '../../../test/harness';
import { aPayer, CARDS, startPayShop } from '../../../test/sales/pay-shop';
import type { Pooler } from '../../../test/poolers/pooler';
import { poolerKinds } from '../../../test/poolers/start-pooler';
import { createChanges } from '../caches/changes';
import { checkDatabase } from '../upkeep/check-database';
import { createDb } from './db';
import type { Db } from './db';
import { migrate } from '../upkeep/migrate';
import { withTransaction } from './transaction';

jest.setTimeout(60_000);

const logger = pino({ level: 'silent' });
/** More than the pooler has connections: each would wait for another one if it needed two. */
const BUYERS = 6;
const DROPS_LISTEN =
  'DATABASE_URL leads through a pooler that drops LISTEN: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

describe.each(poolerKinds)('by way of $name', ({ start, knows_prepared }) => {
  let direct: string;
  let pooler: Pooler;
  let db: Db;
  const options = () => ({ database_url: pooler.url, application_name: 'test', pool_max: 5, logger, pooled: true });

  beforeAll(async () => {
    direct = await freshDatabase('_pooled');
    pooler = await start(direct);
    db = createDb(options());
  });
  afterAll(async () => {
    await db.destroy();
    await pooler.stop();
  });

  it('the change feed says that it hears nothing, in one sentence, and is not connected', async () => {
    const said: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => said.push(Reflect.get(JSON.parse(line), 'msg')) });
    const changes = createChanges({ database_url: pooler.url, logger: log });
    const connects = jest.spyOn(Client.prototype, 'connect');
    await changes.start();
    // one who listens and one who speaks, each time: it has tried twice, and tries again
    await eventually(() => connects.mock.calls.length > 4);
    connects.mockRestore();
    expect(changes.isConnected()).toBe(false);
    expect(said).toEqual([DROPS_LISTEN]);
    await changes.stop();
  });

  it('the change feed hears what is notified, where it listens past the pooler', async () => {
    const changes = createChanges({ database_url: pooler.url, database_direct_url: direct, logger });
    const heard: string[] = [];
    changes.onChange((tags) => heard.push(...tags));
    await changes.start();
    expect(changes.isConnected()).toBe(true);
    await withTransaction(db, (trx) => changes.notify(trx, ['product:1']));
    await changes.notify(db, ['product:2']);
    await eventually(() => heard.length === 2);
    expect(heard).toEqual(['product:1', 'product:2']);
    await changes.stop();
  });

  it('the change feed counts as lost once notifications do not come back any more', async () => {
    const second = await start(direct);
    const changes = createChanges({ database_url: second.url, database_direct_url: direct, logger });
    const states: boolean[] = [];
    changes.onConnection((connected) => states.push(connected));
    await changes.start();
    await second.stop();
    await eventually(() => states.length === 2);
    expect(states).toEqual([true, false]);
    await changes.stop();
  });

  it('a start is refused with the remedy, unless the way past the pooler is given', async () => {
    await expect(checkDatabase({ database_url: pooler.url, database_direct_url: pooler.url })).rejects.toThrow(
      'DATABASE_URL leads through a pooler that refuses settings: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
    await checkDatabase({ database_url: pooler.url, database_direct_url: direct });
    const other = await emptyDatabase('_elsewhere');
    await expect(checkDatabase({ database_url: pooler.url, database_direct_url: other })).rejects.toThrow(
      'What is notified by DATABASE_URL is not heard by DATABASE_DIRECT_URL: both must lead to the same database.',
    );
    const second = await start(direct);
    await expect(checkDatabase({ database_url: pooler.url, database_direct_url: second.url })).rejects.toThrow(
      'DATABASE_DIRECT_URL leads through a pooler that drops LISTEN',
    );
    await second.stop();
  });

  it('migrations end, each time, also where nobody named a way past it', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await migrate({ database_url: pooler.url, logger })).toEqual([]);
    const together = [1, 2, 3].map(() => migrate({ database_url: pooler.url, logger }));
    expect(await Promise.all(together)).toEqual([[], [], []]);
  });

  it('no statement takes longer than it may, alone or in a transaction, and others do not inherit that', async () => {
    const hasty = createDb({ ...options(), statement_timeout_ms: 300 });
    const wait = (handle: Db) => sql`select pg_sleep(20)`.execute(handle);
    await expect(wait(hasty)).rejects.toMatchObject({ code: '57014' });
    await expect(withTransaction(hasty, wait)).rejects.toMatchObject({ code: '57014' });
    await expect(hasty.connection().execute(wait)).rejects.toMatchObject({ code: '57014' });
    await hasty.destroy();
    const client = new Client({ connectionString: pooler.url });
    await client.connect();
    for (let turn = 0; turn < 8; turn += 1)
      expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await client.end();
  });

  it('what a statement alone has written is kept, and not what has failed', async () => {
    await sql`create table if not exists ledgers (id int primary key, n int check (n < 10))`.execute(db);
    await sql`truncate ledgers`.execute(db);
    await sql`insert into ledgers values (1, 1)`.execute(db);
    await expect(sql`update ledgers set n = 10`.execute(db)).rejects.toMatchObject({ code: '23514' });
    await expect(
      withTransaction(db, async (trx) => {
        await sql`update ledgers set n = 2`.execute(trx);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect((await sql`select n from ledgers`.execute(db)).rows).toEqual([{ n: 1 }]);
  });

  if (!knows_prepared) return;

  it('rows of prepared statements are read right while a migration changes their columns', async () => {
    await sql`create table drawers (label text not null, depth int not null, id int primary key)`.execute(db);
    await sql`insert into drawers values ('spoons', 40, 1)`.execute(db);
    const ask = async (handle: Db) => (await sql`select * from drawers where id = ${1}`.execute(handle)).rows;
    const askOften = () =>
      Promise.all(Array.from({ length: 20 }, (_, turn) => (turn % 2 ? ask(db) : withTransaction(db, ask))));
    // Few have prepared it by now: the next one may do so after the change.
    for (let turn = 0; turn < 4; turn += 1) expect(await ask(db)).toEqual([{ label: 'spoons', depth: 40, id: 1 }]);
    for (const [change, row] of [
      [
        sql`alter table drawers drop column label, add column width int not null default 60`,
        { depth: 40, id: 1, width: 60 },
      ],
      [
        sql`alter table drawers drop column depth, add column height int not null default 9`,
        { id: 1, width: 60, height: 9 },
      ],
    ] as const) {
      await change.execute(db);
      expect(await askOften()).toEqual(Array.from({ length: 20 }, () => [row]));
    }
  });

  it('a value that cannot be sent leaves its statement alone', async () => {
    await sql`create table shelves (id int primary key)`.execute(db);
    const ask = (id: unknown) => sql`select count(*) as number from shelves where id = ${id}`.execute(db);
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(ask(circle)).rejects.toThrow('circular');
      for (let again = 0; again < 5; again += 1) expect((await ask(1)).rows).toEqual([{ number: 0 }]);
    }
  });

  describe('the whole shop', () => {
    const shop = forAllTests(() => startPayShop({ database_url: pooler.url, database_direct_url: direct }));

    it('takes orders and payments of several at once', async () => {
      const payers = await Promise.all(Array.from({ length: BUYERS }, () => aPayer(shop)));
      const buyTwice = async ({ buy }: (typeof payers)[number]) => [
        await buy(3000, { method: 'test-card', card: CARDS.approved }),
        await buy(4600, { method: 'test-card', card: CARDS.approved }),
      ];
      const bought = (await Promise.all(payers.map(buyTwice))).flat();
      expect(bought.map(({ order }) => order.totals.total)).toEqual(payers.flatMap(() => [3000, 4600]));
      expect(await shop.deliverMessages()).toBeGreaterThan(0);
      const numbers = bought.map(({ order }) => order.number);
      expect(new Set(numbers).size).toBe(BUYERS * 2);
    });

    it('does the jobs of its queue, and those of a transaction only when that commits', async () => {
      const { queue, db: own } = shop.infra;
      const done: unknown[] = [];
      await queue.work('pooled', async (data) => void done.push(data), { poll_seconds: 0.5 });
      await queue.send('pooled', { alone: true });
      await withTransaction(own, (trx) => queue.send('pooled', { committed: true }, { trx }));
      await withTransaction(own, async (trx) => {
        await queue.send('pooled', { undone: true }, { trx });
        throw new Error('undone');
      }).catch(() => undefined);
      await eventually(() => done.length === 2);
      expect(done).toEqual(expect.arrayContaining([{ alone: true }, { committed: true }]));
    });
  });
});
