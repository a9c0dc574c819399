import type { AdminCustomerList } from '@tessera/shared/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { fillAnalyzed } from '../../../../test/database/fill-analyzed';
import { forAllTests } from '../../../../test/for-all-tests';
import { LONG_SESSIONS, startTestShop } from '../../../../test/harness';
import { aCustomerDesk } from '../testing/customer-desk';
import type { CustomerDesk } from '../testing/customer-desk';
import { customerListRepository } from './customer-list.repository';

const COUNT = 600;
const PAGE = 100;

const shop = forAllTests(() => startTestShop(LONG_SESSIONS), 120_000);
let desk: CustomerDesk;
let everybody: Person[];
jest.setTimeout(120_000);

interface Person {
  id: string;
  words: string[];
  orders_count: number;
  spent: number;
}
const bound = (most: number) => fc.option(fc.nat(most), { nil: undefined });
const WANTED = fc.record({
  search: fc.option(
    fc.uniqueArray(fc.constantFrom('ada', 'ad', 'adam', 'grace', 'folk', 'folk1', 'folk12', 'm59', 'nobody'), {
      minLength: 1,
      maxLength: 3,
    }),
    { nil: undefined },
  ),
  orders_from: bound(6),
  orders_to: bound(6),
  spent_from: bound(700),
  spent_to: bound(700),
});
type Wanted = typeof WANTED extends fc.Arbitrary<infer Value> ? Value : never;

beforeAll(async () => {
  desk = await aCustomerDesk(shop);
  const { db } = shop.infra;
  await db.deleteFrom('customers').execute();
  await fillAnalyzed(
    db,
    'customers',
    sql`insert into users (id, first_name, last_name, username, username_key, email, password_hash, created_at, last_modified_at)
      select gen_random_uuid(), (array['Ada', 'Adam', 'Grace'])[1 + n % 3], 'Folk' || n % 40, 'm' || n, 'm' || n,
        'm' || n || '@many.example', '!', timestamptz '2025-01-01' + n / 3 * interval '1 minute', now()
      from generate_series(1, ${COUNT}::integer) as n`,
  );
  await sql`update customers set orders_count = made.orders, spent = made.orders * made.n % 700 from (
    select id, substr(username, 2)::integer as n, substr(username, 2)::integer % 6 as orders from users where username like 'm%'
  ) as made where made.id = customers.id`.execute(db);
  const { rows } = await sql<Person & { name: string }>`
    select customers.id, lower(first_name || ' ' || last_name || ' ' || username) as name, orders_count, spent
    from customers join users using (id) order by customers.created_at desc, customers.id desc`.execute(db);
  everybody = rows.map(({ name, ...row }) => ({ ...row, spent: Number(row.spent), words: name.split(' ') }));
}, 120_000);
afterEach(() => jest.restoreAllMocks());

/** Whom they mean, looked for one by one. */
function matching({ search = [], orders_from = 0, orders_to = 9, spent_from = 0, spent_to = 9999 }: Wanted): string[] {
  const isMeant = ({ words, orders_count, spent }: Person): boolean =>
    search.every((start) => words.some((word) => word.startsWith(start))) &&
    orders_count >= orders_from &&
    orders_count <= orders_to &&
    spent >= spent_from &&
    spent <= spent_to;
  return everybody.filter(isMeant).map(({ id }) => id);
}

async function pagesOf({ search, ...others }: Wanted) {
  const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
  const query = { ...given, ...(search && { search: search.join(' ') }), page_size: PAGE };
  const pages: AdminCustomerList[] = [];
  let after: string | null | undefined;
  do {
    const page: AdminCustomerList = await desk.list({ ...query, ...(after ? { after } : {}) });
    pages.push(page);
    after = page.next_cursor;
  } while (after);
  return pages;
}

// As many as there are, a few, and more than there are: then pages of them are walked to.
it.each([undefined, 1, 15_000, 1_000_000])(
  'words and sums find the same, page by page, where %s customers are expected',
  async (expected) => {
    if (expected !== undefined) jest.spyOn(customerListRepository, 'expect').mockResolvedValue(expected);
    await fc.assert(
      fc.asyncProperty(WANTED, async (wanted) => {
        const pages = await pagesOf(wanted);
        const ids = matching(wanted);
        expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
        for (const { total, total_is_exact } of pages) {
          if (total_is_exact) expect(total).toBe(ids.length);
          else if (expected === undefined) expect(total).toBeLessThan(ids.length);
        }
      }),
      { numRuns: 10 },
    );
  },
);

it('finds somebody by the first words of a name that is longer than a key of the list may be', async () => {
  const letters = (first: number, step: number) =>
    Array.from({ length: 100 }, (_, index) => String.fromCodePoint(first + index * step)).join('');
  const [first_name, last_name] = [letters(0x4e00, 37), letters(0x4e10, 41)];
  const email = `${Array.from({ length: 32 }, (_, index) => index).join('.')}@long.example`;
  const id = await shop.services.users.create({ first_name, last_name, username: 'long', email, password_hash: '!' });
  const found = await desk.list({ search: first_name.slice(0, 2) });
  expect(found.items.map((item) => item.id)).toEqual([id]);
  const { rows } = await sql<{ bytes: number; words: number }>`
    select pg_column_size(words) as bytes, cardinality(tsvector_to_array(words)) as words
    from customers where id = ${id}`.execute(shop.infra.db);
  expect(rows[0]?.bytes).toBeLessThanOrEqual(1_600);
  expect(rows[0]?.words).toBeGreaterThan(100);
});
