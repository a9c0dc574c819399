import { findWindow } from '../../../framework/lists/find-window';
import { pageOf, windowOf } from '../../../framework/lists/list-page';
import type { Infra } from '../../../infra';
import { endOf } from '../../../infra/basics/calendar';
import type { AdminTransactionFilters } from '../../../schemas/filters/transaction-filter';
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

/** So many are added up in less than a tenth of a second; the month's closing adds up more. */
const MOST_SUMMED = 100_000;

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
    ...(at_to !== undefined && { at_before: endOf(at_to) }),
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
  const find = (filter: TransactionFilter, window: TransactionWindow) => {
    const isKnown = Object.keys(filter).length < 2;
    return findWindow(db, repository, {
      filter,
      window,
      told_by: filter.search === undefined ? 'keys' : 'words',
      isKnown,
    });
  };

  return {
    /** A page of the transactions that match, the latest first where nothing else is said. */
    async list(asked: AdminTransactionSearch): Promise<AdminTransactionListView> {
      const { window, filters } = windowOf(asked, '-at');
      const { rows, fields } = pageOf(asked, window.sort, await find(toTransactionFilter(filters), window));
      return { items: rows.map(present), ...fields };
    },

    /** What came and went of all that match, by currency (docs/api.md, 'Money in and out'). */
    async sum(asked: AdminTransactionFilters): Promise<AdminTransactionSumsView> {
      const items = await repository.sum(db, toTransactionFilter(asked), MOST_SUMMED);
      return { is_complete: items !== undefined, items: items ?? [] };
    },
  };
}
