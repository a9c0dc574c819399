import { api } from '@tessera/shared/client';
import type { AdminTransactionList, AdminTransactionSums } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { askForCsv, listQuery } from '../../list-page/list.queries';
import { searchParamsOf } from '../../list/list-address';
import type { TransactionsState } from './transactions.model';

/** One page of transactions. */
export const transactionsQuery = (state: TransactionsState) => listQuery<AdminTransactionList>('transactions', state);

/** What came and went of all that the list's filter shows. */
export function transactionSumsQuery(state: TransactionsState) {
  const { sort: _, ...question } = searchParamsOf(state);
  return queryOptions({
    queryKey: ['admin', 'transactions', 'sums', question],
    queryFn: ({ signal }) =>
      api.get<AdminTransactionSums>('admin/transactions/sums', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** The address of a file of all transactions which the list's filter shows. */
export const exportTransactions = (state: TransactionsState): Promise<string> =>
  askForCsv('transactions/downloads', { filter: searchParamsOf(state) });
