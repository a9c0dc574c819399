import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { forAllTests } from '../../../test/for-all-tests';
import { startTestShop } from '../../../test/harness';
import { LATER_TABLES } from './tables/later-tables';
import { tableSheet } from './tables/sheet';
import type { Table } from './tables/sheet';
import { TABLES } from './tables/tables';
import { HAS_ITS_OWN_FILE, LEADS_TO, LEFT_OUT, isOfNoFile } from './testing/left-out';

interface Column {
  table: string;
  column: string;
  type: string;
}

interface Key {
  table: string;
  /** a primary key's or a unique one's */
  columns: string[];
  /** null: it refers to nobody */
  to: string | null;
  to_columns: string[] | null;
}

const shop = forAllTests(startTestShop, 120_000);
const ARCHIVED = [...TABLES, ...LATER_TABLES];
const columnsOf = ({ columns, later = [] }: Table): string[] => [...columns, ...later];
const tableNamed = (name: string): Table | undefined => ARCHIVED.find(({ table }) => table === name);

async function listColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select class.relname as "table", attname as "column", format_type(atttypid, null) as type
    from pg_attribute join pg_class as class on class.oid = attrelid and class.relkind in ('r', 'p')
    where class.relnamespace = 'public'::regnamespace and not class.relispartition and attnum > 0 and not attisdropped
    order by 1, attnum`.execute(shop.infra.db);
  return rows;
}

async function listKeys(kinds: readonly string[]): Promise<Key[]> {
  const named = (relation: string, keys: string) =>
    sql`(select array_agg(attname::text order by place) from unnest(${sql.ref(keys)}) with ordinality as given (no, place)
      join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = no)`;
  const { rows } = await sql<Key>`
    select conrelid::regclass::text as "table", ${named('conrelid', 'conkey')} as columns,
      nullif(confrelid, 0)::regclass::text as "to", ${named('confrelid', 'confkey')} as to_columns
    from pg_constraint where contype::text = any(${kinds}::text[]) and connamespace = 'public'::regnamespace`.execute(
    shop.infra.db,
  );
  return rows;
}

it('has each table of the database, or says why not: a new one is in the archive or in the list', async () => {
  const found = [...new Set((await listColumns()).map(({ table }) => table))];
  // settings.json has the settings
  const decided = ['settings', ...ARCHIVED.map(({ table }) => table), ...Object.values(LEFT_OUT).flat()];
  expect(found.length).toBeGreaterThan(140);
  expect(decided.toSorted()).toEqual(found.toSorted());
  expect(new Set(ARCHIVED.map(({ file }) => file)).size).toBe(ARCHIVED.length);
});

it('has each column of its tables, but for those that are of no file', async () => {
  const all = await listColumns();
  const missing = all.filter(({ table, column }) => {
    const archived = tableNamed(table);
    const isWanted = archived !== undefined && !HAS_ITS_OWN_FILE.includes(table) && !isOfNoFile(table, column);
    return isWanted && !columnsOf(archived).includes(column);
  });
  expect(missing.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  const known = new Set(all.map(({ table, column }) => `${table}.${column}`));
  const unknown = ARCHIVED.flatMap((one) => columnsOf(one).map((column) => `${one.table}.${column}`));
  expect(unknown.filter((at) => !known.has(at))).toEqual([]);
});

it('reads each table along a key of the database, so that a part begins where the one before ended', async () => {
  const keys = (await listKeys(['p', 'u'])).map(({ table, columns }) => `${table} ${columns.join()}`);
  expect(ARCHIVED.map(({ table, key }) => `${table} ${key.join()}`).filter((key) => !keys.includes(key))).toEqual([]);
});

/** Something that stands before most of what a key may be. */
const BEFORE: Record<string, string> = {
  uuid: '00000000-0000-7000-8000-000000000000',
  text: 'a',
  date: '2020-01-01',
  'timestamp with time zone': '2020-01-01T00:00:00+00:00',
};

it('goes on in each table behind any row', async () => {
  const types = new Map((await listColumns()).map(({ table, column, type }) => [`${table}.${column}`, type]));
  for (const table of ARCHIVED) {
    const after = table.key.map((column) => BEFORE[types.get(`${table.table}.${column}`) ?? ''] ?? '0');
    const part = await tableSheet(shop.infra.db, table).read({ after, columns: columnsOf(table) });
    expect([table.file, part.next]).toEqual([table.file, null]);
  }
});

it('has what its ids name: each leads to a table that is in it, too', async () => {
  const references = await listKeys(['f']);
  const leads = (table: string, column: string): boolean => {
    const key = references.find((one) => one.table === table && one.columns.includes(column));
    const others = key?.to ? [key.to] : LEADS_TO[`${table}.${column}`];
    const named = key?.to_columns?.[key.columns.indexOf(column)] ?? 'id';
    const isThere = (other: string): boolean => {
      const archived = tableNamed(other);
      return archived !== undefined && columnsOf(archived).includes(named);
    };
    return others !== undefined && others.every(isThere);
  };
  const ids = (await listColumns()).filter(({ table, column, type }) => {
    const archived = tableNamed(table);
    const isOwn = archived?.key.length === 1 && archived.key[0] === column && column === 'id';
    const refers = references.some((key) => key.table === table && key.columns.includes(column));
    return archived && columnsOf(archived).includes(column) && !isOwn && (type === 'uuid' || refers);
  });
  expect(ids.length).toBeGreaterThan(100);
  expect(ids.filter(({ table, column }) => !leads(table, column)).map((id) => `${id.table}.${id.column}`)).toEqual([]);
});

it('goes on as it was begun where a process of before, which knew fewer columns, has begun it', async () => {
  const { db } = shop.infra;
  await sql`insert into search_redirects (term, path, position) values ('gift', '/pages/gifts', 4)`.execute(db);
  const table = tableNamed('search_redirects');
  if (!table) throw new Error('search_redirects is not in the archive');
  const sheet = tableSheet(db, table);
  const rowsOf = async (position: object): Promise<unknown> =>
    parse((await sheet.read(position)).content, { columns: true, bom: true });
  expect(await rowsOf({ after: null })).toEqual([{ term: 'gift', path: '/pages/gifts' }]);
  expect(await rowsOf(await sheet.begin(db))).toEqual([{ term: 'gift', path: '/pages/gifts', position: '4' }]);
});

it('reads fewer rows at a time where they are long, and each of them once', async () => {
  const { db } = shop.infra;
  const [count, letters] = [60, 20_000];
  await sql`
    insert into inquiries (id, reference, type, subject, message, email, created_at, last_modified_at)
    select gen_random_uuid(), 'LONG-' || n, 'general', 'A long one', repeat('本', ${letters}::integer), 'ann@example.com', now(), now()
    from generate_series(1, ${count}::integer) as n`.execute(db);
  const table = tableNamed('inquiries');
  if (!table) throw new Error('inquiries is not in the archive');
  const sheet = tableSheet(db, table);
  const parts: Buffer[] = [];
  for (let at: object | null = await sheet.begin(db); at;) {
    const { content, next } = await sheet.read(at);
    parts.push(content);
    at = next;
  }
  const longest = Math.max(...parts.map(({ length }) => length));
  expect(longest).toBeLessThan(2.1 * 1024 * 1024);
  const rows: { reference: string; message: string }[] = parse(Buffer.concat(parts), { columns: true, bom: true });
  expect(new Set(rows.map(({ reference }) => reference)).size).toBe(count);
  expect(rows.map(({ message }) => message.length)).toEqual(Array.from({ length: count }, () => letters));
});
