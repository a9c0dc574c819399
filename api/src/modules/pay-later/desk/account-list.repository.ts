import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import { allOf, conditionsOf, likeStart } from '../../../infra/database/lists/conditions';
import type { Condition, Conditions } from '../../../infra/database/lists/conditions';
import { expectRows } from '../../../infra/database/lists/expected-rows';
import { createListReads, createListSql } from '../../../infra/database/lists/list-sql';
import { falling, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow } from '../../../infra/database/lists/list-window';
import type { AccountRow } from '../ledger/ledger.repository';
import type { AccountSort } from '../../../schemas/filters/pay-later-filter';

/** Which accounts. */
export interface AccountFilter {
  state?: 'pending' | 'active' | 'refused' | 'suspended';
  /** the earliest day with something open lies between these, YYYY-MM-DD */
  due_from?: string;
  due_to?: string;
  search?: AccountSearch;
}

/** What somebody has typed. */
export interface AccountSearch {
  /** the start of an e-mail address, in lower case; null: it is none, and the others count */
  email: string | null;
  /** a text of `to_tsquery`; null: nothing of what was typed is a word */
  words: string | null;
  /** of an order, in upper case; null: it is none */
  number: string | null;
}

export type AccountWindow = ListWindow<AccountSort>;
export type ListedAccount = AccountRow & { name: string; email: string };

/** One line of the ageing board. */
export interface AgedSum {
  age: '1_30' | '31_60' | '61_90' | '91';
  amount: number;
  instalments: number;
  accounts: number;
}

const [applied_at, balance] = [sql`pay_later_accounts.applied_at`, sql`pay_later_accounts.balance`];
/** As the index of 0290 has it: those who owe nothing lie behind everybody. */
const due = sql`coalesce(pay_later_accounts.next_due_on, 'infinity')`;

const CONDITIONS: Conditions<Omit<AccountFilter, 'search'>> = {
  state: (value) => sql`pay_later_accounts.state = ${value}`,
  due_from: (value) => sql`${due} >= ${value}::date`,
  due_to: (value) => sql`${due} <= ${value}::date`,
};

/** Nobody has an account who never applied. */
const listed = sql`pay_later_accounts.state <> 'none'`;
const plain = (filter: AccountFilter): Condition => allOf(conditionsOf(CONDITIONS, filter));

const hasWords = (words: string): Condition => sql`pay_later_accounts.words @@ to_tsquery('simple', ${words})`;
/** The index has those of somebody alone. */
const hasWordsInIndex = (words: string): Condition => sql`pay_later_accounts.words <> '' and ${hasWords(words)}`;

function waysToBe(named: (words: string) => Condition, { search }: AccountFilter): Condition[] {
  if (!search) return [];
  const { email, words, number } = search;
  if (email !== null) {
    const customers = sql`select id from customers where customers.email like ${likeStart(email)}`;
    return [sql`pay_later_accounts.user_id in (${customers})`];
  }
  const ordered = sql`select account_id from pay_later_schedules where order_number = ${number}`;
  return [
    ...(words === null ? [] : [named(words)]),
    ...(number === null ? [] : [sql`pay_later_accounts.id in (${ordered})`]),
  ];
}

const waysToBeFound = (filter: AccountFilter): Condition[] => waysToBe(hasWordsInIndex, filter);

const pages = createListSql<AccountFilter, AccountSort>({
  table: 'pay_later_accounts',
  sorts: {
    '-applied_at': falling(applied_at, 'timestamptz'),
    applied_at: rising(applied_at, 'timestamptz'),
    '-used': falling(balance, 'bigint'),
    used: rising(balance, 'bigint'),
    next_due_on: rising(due, 'date'),
  },
  usual: '-applied_at',
  plain,
  waysToBeFound,
  isFound: (filter) => waysToBe(hasWords, filter),
  listed,
  told_by: ({ state, due_from, due_to, search }) => [
    ...(state ? ['state'] : []),
    ...(due_from || due_to ? ['next_due_on'] : []),
    ...(search ? [search.email === null ? 'words' : 'user_id'] : []),
  ],
  // each of these orders has an index that begins with the state
  stretchOf: ({ state }) => conditionsOf(CONDITIONS, state ? { state } : {}),
});

const named = sql`
  coalesce(trim(users.first_name || ' ' || users.last_name), '') as name, coalesce(users.email, '') as email`;

const rowsOf = (window: AccountWindow): Condition => sql`
  select pay_later_accounts.*, page.counted, ${pages.keyOf(window)}, ${named}
  from page
  join pay_later_accounts on pay_later_accounts.id = page.id
  left join users on users.id = pay_later_accounts.user_id
  ${pages.orderBy(window)}`;

const AGE_OF = (day: string, due_on: Condition): Condition => sql`
  case when ${due_on} >= ${day}::date - 30 then '1_30' when ${due_on} >= ${day}::date - 60 then '31_60'
    when ${due_on} >= ${day}::date - 90 then '61_90' else '91' end`;

/** Accounts as staff look for them: what is rare is found by an index of its own, what is common is met soon. */
export const accountListRepository = {
  count: pages.count,
  /** Of a search by words whoever has them: hardly anybody's order has such a number. */
  expect: (db: Db, filter: AccountFilter): Promise<number> =>
    filter.search?.words == null
      ? pages.expect(db, filter)
      : expectRows(db, 'pay_later_accounts', allOf([listed, plain(filter), hasWordsInIndex(filter.search.words)])),
  known: pages.known,
  countMet: pages.countMet,
  ...createListReads<ListedAccount, AccountFilter, AccountSort>(pages, rowsOf),

  async find(db: Db | Trx, id: string): Promise<ListedAccount | undefined> {
    const { rows } = await sql<ListedAccount>`
      select pay_later_accounts.*, ${named} from pay_later_accounts
      left join users on users.id = pay_later_accounts.user_id where pay_later_accounts.id = ${id}`.execute(db);
    return rows[0];
  },

  /** What is overdue of these accounts, minor units; those without are left out. */
  async sumOverdue(db: Db | Trx, ids: readonly string[], day: string): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('pay_later_schedules as schedule')
      .innerJoin('pay_later_instalments as part', 'part.schedule_id', 'schedule.id')
      .select('schedule.account_id')
      .select((eb) => eb.fn.sum<number>(eb('part.amount', '-', eb.ref('part.paid'))).as('sum'))
      .where('schedule.account_id', 'in', [...ids])
      .where('part.released', '=', false)
      .whereRef('part.paid', '<', 'part.amount')
      .where('part.due_on', '<', day)
      .groupBy('schedule.account_id')
      .execute();
    return new Map(rows.map(({ account_id, sum }) => [account_id, Number(sum)]));
  },

  /** What is overdue by for how long; from two indexes alone, of which only what is overdue is read. */
  async sumAges(db: Db, day: string): Promise<AgedSum[]> {
    const { rows } = await sql<AgedSum>`
      with parts as (
        select ${AGE_OF(day, sql`due_on`)} as age, sum(amount - paid)::bigint as amount, count(*)::integer as instalments
        from pay_later_instalments where paid < amount and not released and due_on < ${day}::date group by 1),
      oldest as (
        select ${AGE_OF(day, due)} as age, count(*)::integer as accounts
        from pay_later_accounts where ${due} < ${day}::date group by 1)
      select age, coalesce(amount, 0) as amount, coalesce(instalments, 0) as instalments,
        coalesce(accounts, 0) as accounts
      from (values ('1_30'), ('31_60'), ('61_90'), ('91')) as ages (age)
      left join parts using (age) left join oldest using (age) order by age`.execute(db);
    return rows;
  },
};
