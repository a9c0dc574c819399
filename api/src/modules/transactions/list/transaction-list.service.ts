import { countedBeside, MOST_COUNTED, pageOf, totalOf, windowOf } from '../../../framework/list-page';
import type { Found } from '../../../framework/list-page';
import type { Infra } from '../../../infra';
import type { AdminTransactionFilters } from '../../../schemas/transaction-filter';
import type { TransactionFilter } from './transaction-conditions.repository';
import { transactionListRepository as repository } from './transaction-list.repository';
import type { ListedTransaction, TransactionWindow } from './transaction-list.repository';
import type {
  AdminTransactionListView,
  AdminTransactionSearch,
  AdminTransactionSumsView,
  AdminTransactionView,
} from './transaction-list.schemas';

export type TransactionListService = ReturnType<typeof createTransactionList>;

/** What every four hundredth of them is, fills a page so soon. */
const MOST_WALKED = 20_000;
/** So many are added up in less than a tenth of a second; the month's closing adds up more. */
const MOST_SUMMED = 100_000;
const DAY_MS = 86_400_000;

/** What a request's filter means for the database: days begin and end in UTC. */
export function toTransactionFilter({
  sort: _sort,
  search,
  at_from,
  at_to,
  ...filter
}: AdminTransactionFilters): TransactionFilter {
  const text = search?.trim() ?? '';
  const isEmail = text.includes('@');
  return {
    ...filter,
    ...(at_from !== undefined && { at_from: new Date(at_from) }),
    ...(at_to !== undefined && { at_before: new Date(Date.parse(at_to) + DAY_MS) }),
    ...(text !== '' && {
      search: {
        email: isEmail ? text.toLowerCase() : null,
        number: text.replaceAll(/\s+/gu, '').toUpperCase(),
        reference: text,
      },
    }),
  };
}

/** A row as clients have it. */
const present = ({ customer_id, customer_name, at, ...row }: ListedTransaction): AdminTransactionView => ({
  id: row.id,
  kind: row.kind,
  method: row.method as AdminTransactionView['method'], // of payments, whose table checks it, or 'by-hand'
  state: row.state,
  order_id: row.order_id,
  order_number: row.order_number,
  customer: customer_id === null ? null : { id: customer_id, name: customer_name },
  email: row.email,
  reference: row.reference,
  amount: row.amount,
  moved: row.moved,
  currency: row.currency,
  fee: row.fee,
  at: at.toISOString(),
});

/** The list of money in and out, for staff. */
export function createTransactionList({ db }: Pick<Infra, 'db'>) {
  /** With how many match: where the window is the first one, and empty, none do. */
  async function listFound(filter: TransactionFilter, window: TransactionWindow, most: number | null) {
    const rows = await repository.listFound(db, filter, window, most);
    const counted = await countedBeside(rows, window, () => repository.count(db, filter, MOST_COUNTED + 1));
    return { rows, counted };
  }

  /** Whether surely more match than are counted: so many expected are more, however far off that is. */
  async function isMany(filter: TransactionFilter): Promise<boolean> {
    const isKnown = filter.search === undefined && Object.keys(filter).length < 2;
    return isKnown && (await repository.expect(db, filter)) >= 2 * MOST_COUNTED;
  }

  async function find(filter: TransactionFilter, window: TransactionWindow): Promise<Found<ListedTransaction>> {
    if (!(await isMany(filter))) {
      const few = await listFound(filter, window, MOST_COUNTED + 1);
      if (few.counted <= MOST_COUNTED) return { rows: few.rows, ...totalOf(few.counted) };
    }
    const rows = await repository.walk(db, filter, window, MOST_WALKED + window.offset);
    if (rows.length === window.limit) return { rows, total: MOST_COUNTED, is_exact: false };
    // They all lie further on, or are fewer than was expected.
    const { rows: all, counted } = await listFound(filter, window, null);
    return { rows: all, ...totalOf(counted) };
  }

  return {
    /** A page of the transactions that match, the latest first where nothing else is said. */
    async list(asked: AdminTransactionSearch): Promise<AdminTransactionListView> {
      const { window, filters } = windowOf(asked, '-at');
      const { rows, fields } = pageOf(asked, await find(toTransactionFilter(filters), window));
      return { items: rows.map(present), ...fields };
    },

    /** What came and went of all that match, by currency (docs/api.md, 'Money in and out'). */
    async sum(asked: AdminTransactionFilters): Promise<AdminTransactionSumsView> {
      const items = await repository.sum(db, toTransactionFilter(asked), MOST_SUMMED);
      return { is_complete: items !== undefined, items: items ?? [] };
    },
  };
}
