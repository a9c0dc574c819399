import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import type { Db } from '../db';
import { plannedAnew } from './prepared';
import { withTransaction } from '../transaction';

const shop = forAllTests(startTestShop);
beforeAll(async () => {
  await sql`create table shelves (id int primary key, label text not null)`.execute(shop.infra.db);
  await sql`insert into shelves values (1, 'mugs')`.execute(shop.infra.db);
});

const MOST_PREPARED = 400;

/** How many statements that contain `part` this connection has prepared. */
async function countPrepared(db: Db, part: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    ${plannedAnew} select count(*) as number from pg_prepared_statements where strpos(statement, ${part}) > 0`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
}

describe('statements', () => {
  it('are prepared once they come often, and each once', () =>
    shop.infra.db.connection().execute(async (db) => {
      const ask = () => sql`select label from shelves where id = ${1} and 'often' <> ''`.execute(db);
      await ask();
      expect(await countPrepared(db, "'often'")).toBe(0);
      for (let turn = 0; turn < 5; turn += 1) expect((await ask()).rows).toEqual([{ label: 'mugs' }]);
      expect(await countPrepared(db, "'often'")).toBe(1);
    }));

  it('are left alone where their plan depends on their values', () =>
    shop.infra.db.connection().execute(async (db) => {
      for (let turn = 0; turn < 5; turn += 1)
        await sql`${plannedAnew} select label from shelves where id = ${1} and 'anew' <> ''`.execute(db);
      expect(await countPrepared(db, "'anew'")).toBe(0);
    }));

  it('survive a migration of their table, in a transaction and outside', async () => {
    const { db } = shop.infra;
    const ask = (handle: Db) =>
      handle
        .selectFrom('shelves' as never)
        .selectAll()
        .where('id' as never, '=', 1 as never)
        .execute();
    const inOne = () => withTransaction(db, ask);
    for (let turn = 0; turn < 5; turn += 1) await Promise.all([ask(db), inOne()]);
    await sql`alter table shelves add column aisle int not null default 7`.execute(db);
    expect(await inOne()).toEqual([{ id: 1, label: 'mugs', aisle: 7 }]);
    await sql`alter table shelves drop column aisle`.execute(db);
    for (let turn = 0; turn < 5; turn += 1)
      expect(await Promise.all([ask(db), inOne()])).toEqual([[{ id: 1, label: 'mugs' }], [{ id: 1, label: 'mugs' }]]);
  });

  it('are read as each connection was told, also where a migration came between', async () => {
    const { db } = shop.infra;
    await sql`create table drawers (label text not null, depth int not null, id int primary key)`.execute(db);
    await sql`insert into drawers values ('spoons', 40, 1)`.execute(db);
    const ask = async (handle: Db) => {
      const { rows } = await sql`select * from drawers where id = ${1}`.execute(handle);
      return rows;
    };
    await db.connection().execute(async (first) => {
      for (let turn = 0; turn < 5; turn += 1) expect(await ask(first)).toEqual([{ label: 'spoons', depth: 40, id: 1 }]);
      await sql`alter table drawers drop column label, add column width int not null default 60`.execute(db);
      const after = [{ depth: 40, id: 1, width: 60 }];
      await db.connection().execute(async (second) => {
        for (let turn = 0; turn < 5; turn += 1) expect(await ask(second)).toEqual(after);
      });
      for (let turn = 0; turn < 5; turn += 1) expect(await ask(first)).toEqual(after);
    });
  });

  it('leave their connection in order where a value cannot be sent', () =>
    shop.infra.db.connection().execute(async (db) => {
      const ask = (id: unknown, handle = db) =>
        sql`select label from shelves where id = ${id} and 'unsent' <> ''`.execute(handle);
      for (let turn = 0; turn < 5; turn += 1) expect((await ask(1)).rows).toEqual([{ label: 'mugs' }]);
      const circle: Record<string, unknown> = {};
      circle['self'] = circle;
      await expect(ask(circle)).rejects.toThrow('circular');
      for (let turn = 0; turn < 5; turn += 1) expect((await ask(1)).rows).toEqual([{ label: 'mugs' }]);
      // Another connection has not prepared it yet.
      await shop.infra.db.connection().execute(async (fresh) => {
        const askThere = (id: unknown) => ask(id, fresh);
        await expect(askThere(circle)).rejects.toThrow('circular');
        for (let turn = 0; turn < 5; turn += 1) expect((await askThere(1)).rows).toEqual([{ label: 'mugs' }]);
      });
    }));

  it('are told values of any kind: objects, dates and bytes, alone and in arrays', async () => {
    const at = new Date('2026-03-29T01:30:00.250Z');
    const bytes = Buffer.from([0, 92, 255]);
    const object = { name: 'O\'Brien "\\"', at, none: null };
    const texts = [
      ['a,b', '{'],
      ['', 'null'],
    ];
    const json = JSON.parse(JSON.stringify(object));
    const ask = () =>
      sql`select ${object}::jsonb as object, ${at}::timestamptz as at, ${bytes}::bytea as bytes, ${null}::int as none,
        ${[object, null]}::jsonb[] as objects, ${[at]}::timestamptz[] as dates, ${[bytes]}::bytea[] as parts,
        ${texts}::text[][] as texts, ${[]}::int[] as empty, ${true}::bool as yes`.execute(shop.infra.db);
    for (let turn = 0; turn < 5; turn += 1)
      expect((await ask()).rows).toEqual([
        {
          object: json,
          at,
          bytes,
          none: null,
          objects: [json, null],
          dates: [at],
          parts: [bytes],
          texts,
          empty: [],
          yes: true,
        },
      ]);
  });

  it('say who asked when they fail', () =>
    shop.infra.db.connection().execute(async (db) => {
      const ask = async (divisor: number) => await sql`select 1 / ${divisor}::int as share`.execute(db);
      for (let turn = 0; turn < 5; turn += 1) expect((await ask(1)).rows).toEqual([{ share: 1 }]);
      const error: unknown = await ask(0).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: '22012' });
      expect((error as Error).stack).toContain('prepared.test.ts');
    }));

  it('are not all prepared, however many there are', () =>
    shop.infra.db.connection().execute(async (db) => {
      for (let number = 0; number < MOST_PREPARED + 20; number += 1)
        for (let turn = 0; turn < 3; turn += 1)
          await sql`select label from shelves where id = ${1} and ${sql.lit(`many ${number}`)} <> ''`.execute(db);
      const count = await countPrepared(db, "'many ");
      expect(count).toBeGreaterThan(MOST_PREPARED / 2);
      expect(count).toBeLessThanOrEqual(MOST_PREPARED);
    }));
});
