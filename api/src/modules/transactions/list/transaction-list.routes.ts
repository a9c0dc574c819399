import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import {
  AdminTransactionList,
  AdminTransactionQuery,
  AdminTransactionSums,
  AdminTransactionSumsQuery,
} from './transaction-list.schemas';
import type { TransactionListService } from './transaction-list.service';

/** The list of money in and out, by staff. */
export function transactionListRoutes(
  api: App,
  { policy, transactionList }: RouteTools & { transactionList: TransactionListService },
): void {
  const onRequest = policy.requireRight('transactions.read');

  api.get('/admin/transactions', {
    schema: {
      tags: ['admin'],
      summary: 'Money in and out by filters and words, the latest first',
      querystring: AdminTransactionQuery,
      response: { 200: ref(AdminTransactionList), '4xx': ref(Problem) },
    },
    onRequest,
    handler: (request) => transactionList.list(request.query),
  });

  api.get('/admin/transactions/sums', {
    schema: {
      tags: ['admin'],
      summary: 'What came and went of all that match, by currency',
      querystring: AdminTransactionSumsQuery,
      response: { 200: ref(AdminTransactionSums), '4xx': ref(Problem) },
    },
    onRequest,
    handler: (request) => transactionList.sum(request.query),
  });
}
