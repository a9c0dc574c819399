import { exportKind } from '../../framework/lists/list-jobs';
import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import { AdminTransactionFilter } from '../../schemas/filters/transaction-filter';
import type { AuditService } from '../audit/audit.service';
import type { StoreService } from '../store/store.service';
import { createClosing } from './closing/closing.service';
import { createClosingFile } from './closing/closing-file.service';
import { createTransactionExport } from './list/transaction-export.service';
import { createTransactionList } from './list/transaction-list.service';
import { createReconciliation } from './reconciliation/reconciliation.service';

interface Needs {
  audit: AuditService;
  store: StoreService;
}

/** Money in and out as staff and their bookkeepers look at it; who moves it is ../payments. */
export const transactionsModule = defineModule({
  name: 'transactions',
  services: (infra: Infra, needs: Needs) => {
    const shared = { ...infra, ...needs };
    const closing = createClosing(shared);
    return {
      closing,
      closingFile: createClosingFile({ closing }),
      reconciliation: createReconciliation(shared),
      transactionList: createTransactionList(infra),
      transactionExport: createTransactionExport(infra),
    };
  },
  jobKinds: ({ transactionExport }) => [
    exportKind({
      name: 'transactions.export',
      right: 'transactions.read',
      filter: AdminTransactionFilter,
      file: 'transactions',
      list: transactionExport,
    }),
  ],
  web: async () => {
    const { closingRoutes } = await import('./closing/closing.routes');
    const { closingSchemas } = await import('./closing/closing.schemas');
    const { transactionListRoutes } = await import('./list/transaction-list.routes');
    const { transactionListSchemas } = await import('./list/transaction-list.schemas');
    const { reconciliationRoutes } = await import('./reconciliation/reconciliation.routes');
    const { reconciliationSchemas } = await import('./reconciliation/reconciliation.schemas');
    return {
      schemas: [...transactionListSchemas, ...closingSchemas, ...reconciliationSchemas],
      routes: [transactionListRoutes, closingRoutes, reconciliationRoutes],
    };
  },
});
