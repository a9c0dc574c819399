import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import { byOneOf } from '../../../infra/database/lists/conditions';
import type { Condition } from '../../../infra/database/lists/conditions';
import { createListQueries, createListSql } from '../../../infra/database/lists/list-sql';
import { falling, rising } from '../../../infra/database/lists/list-window';
import type { ListWindow } from '../../../infra/database/lists/list-window';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { TransactionsTable } from '../../../infra/database/tables/transactions';
import type { TransactionSort } from '../../../schemas/filters/transaction-filter';
import { plain, waysToBeFound } from './transaction-conditions.repository';
import type { TransactionFilter } from './transaction-conditions.repository';

export type TransactionWindow = ListWindow<TransactionSort>;

export interface ListedTransaction extends Omit<TransactionsTable, 'payment_id'> {
  /** null: the order has no account, or that is gone */
  customer_id: string | null;
  customer_name: string;
  email: string;
}

/** What came and went of one currency, minor units. */
export interface CurrencySums {
  currency: string;
  count: number;
  came: number;
  went: number;
  /** of those whose fee is known */
  fees: number;
}

const [at, amount] = [sql`transactions.at`, sql`transactions.amount`];

const pages = createListSql<TransactionFilter, TransactionSort>({
  table: 'transactions',
  sorts: {
    '-at': falling(at, 'timestamptz'),
    at: rising(at, 'timestamptz'),
    '-amount': falling(amount, 'bigint'),
    amount: rising(amount, 'bigint'),
  },
  usual: '-at',
  plain,
  waysToBeFound,
});

/** What lists and files say of the transactions of `page`, in the order of the list. */
const rowsOf = (window: TransactionWindow): Condition => sql`
    select transactions.id, transactions.kind, transactions.method, transactions.state, transactions.order_id,
      transactions.order_number, transactions.reference, transactions.amount, transactions.moved, transactions.currency,
      transactions.fee, transactions.at, page.counted, ${pages.keyOf(window)}, users.id as customer_id,
      coalesce(users.first_name || ' ' || users.last_name, '') as customer_name, coalesce(placed.email, '') as email
    from page
    join transactions on transactions.id = page.id
    left join orders as placed on placed.id = transactions.order_id
    left join users on users.id = placed.user_id
    ${pages.orderBy(window)}`;

/** Money in and out as staff look for it: what is rare is found by an index of its own, what is common is met soon. */
export const transactionListRepository = {
  ...createListQueries<ListedTransaction, TransactionFilter, TransactionSort>(pages, rowsOf),

  /** What came and went of all that match. @returns undefined where more than `most` do */
  async sum(db: Db, filter: TransactionFilter, most: number): Promise<CurrencySums[] | undefined> {
    const matching = byOneOf(waysToBeFound(filter), plain(filter));
    const { rows } = await sql<CurrencySums>`${plannedAnew}
      with found as (select currency, moved, fee from transactions where ${matching} limit ${most + 1})
      select currency, count(*)::integer as count, coalesce(sum(moved) filter (where moved > 0), 0)::bigint as came,
        coalesce(-sum(moved) filter (where moved < 0), 0)::bigint as went, coalesce(sum(fee), 0)::bigint as fees
      from found group by currency order by currency`.execute(db);
    return rows.reduce((sum, row) => sum + row.count, 0) > most ? undefined : rows;
  },
};
