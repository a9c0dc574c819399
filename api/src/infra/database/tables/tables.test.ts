import { sql } from 'kysely';
import { forAllTests } from '../../../../test/for-all-tests';
import { startTestShop } from '../../../../test/harness';
import { readTableTypes, type ColumnKind } from '../../../../test/database/table-types';

interface Column {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  /** a new row may leave it out: it has a default, is made by the database, or may be null */
  optional: boolean;
}

interface Check {
  table: string;
  definition: string;
}

/** As `createDb` has pg read them. */
const KINDS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  tsvector: 'string',
  uuid: 'string',
};

/** The runner of migrations makes and reads it before there is anything else. */
const OF_THE_RUNNER = 'migrations';

const shop = forAllTests(startTestShop, 120_000);

async function listColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select class.relname as "table", attribute.attname as "column", type.typname as type,
      not attribute.attnotnull and attribute.attgenerated = '' as nullable,
      attribute.atthasdef or attribute.attidentity <> '' or not attribute.attnotnull as optional
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid and class.relkind in ('r', 'p')
    join pg_type type on type.oid = attribute.atttypid
    where class.relnamespace = 'public'::regnamespace and not class.relispartition
      and attribute.attnum > 0 and not attribute.attisdropped
    order by 1, attribute.attnum`.execute(shop.infra.db);
  return rows;
}

async function listChecks(): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(shop.infra.db);
  return rows;
}

/** `CHECK ((state = ANY (ARRAY['queued'::text, 'sent'::text])))` and nothing else */
const LISTED = /^CHECK \(\(\(?(\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)?\)\)$/;

function valuesBy(checks: Check[]): Map<string, string[]> {
  return new Map(
    checks.flatMap(({ table, definition }) => {
      const [, column, list] = LISTED.exec(definition) ?? [];
      if (column === undefined || list === undefined) return [];
      const values = [...list.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
      return [[`${table}.${column}`, values.sort()] satisfies [string, string[]]];
    }),
  );
}

/** What is in a document, and in an array, the code alone says. */
function expected({ type, nullable }: Column, { kind }: ColumnKind): Pick<ColumnKind, 'kind' | 'nullable'> {
  if (type === 'json' || type === 'jsonb') return { kind, nullable };
  return { kind: type.startsWith('_') ? 'array' : (KINDS[type] ?? `unknown ${type}`), nullable };
}

/** What is wrong with what the code says of one column. */
function mistakes(at: string, says: ColumnKind, column: Column | undefined, possible: string[] | undefined): unknown[] {
  if (!column) return [`${at} is not there`];
  const is = expected(column, says);
  const { kind, nullable, values } = says;
  const found: unknown[] = [];
  if (kind !== is.kind || nullable !== is.nullable) found.push({ at, says: { kind, nullable }, is });
  if (says.optional && !column.optional) found.push(`${at} must be given with each new row`);
  if (possible && values && possible.join() !== values.join()) found.push({ at, says: values, is: possible });
  return found;
}

test('each column that the code knows is in the migrated database, with its type, null, default and values', async () => {
  const columns = new Map((await listColumns()).map((column) => [`${column.table}.${column.column}`, column]));
  const values = valuesBy(await listChecks());
  const known = [...readTableTypes()].flatMap(([table, types]) =>
    [...types].map(([name, says]): [string, ColumnKind] => [`${table}.${name}`, says]),
  );
  expect(known.length).toBeGreaterThan(400);
  expect(values.size).toBeGreaterThan(20);
  expect(known.flatMap(([at, says]) => mistakes(at, says, columns.get(at), values.get(at)))).toEqual([]);
});

test('the code knows each table and each column', async () => {
  const types = readTableTypes();
  const unknown = (await listColumns()).filter(
    ({ table, column }) => table !== OF_THE_RUNNER && !types.get(table)?.has(column),
  );
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
