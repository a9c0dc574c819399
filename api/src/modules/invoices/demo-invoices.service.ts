import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import { createIssuing } from './issuing.service';
import type { IssuingDeps } from './issuing.service';
import { demoInvoicesRepository } from './records/demo-invoices.repository';

export interface DemoInvoicesDeps extends Pick<Infra, 'db'>, IssuingDeps {
  orders: Pick<AfterSaleOrders, 'lockKnown' | 'listRefunds' | 'listEdits'>;
}

export type DemoInvoices = ReturnType<typeof createDemoInvoices>;

/** The demo shop's papers: what its past orders were invoiced with, of the days on which they were paid. */
export function createDemoInvoices({ db, orders, ...deps }: DemoInvoicesDeps) {
  const issuing = createIssuing({ ...deps, orders });

  return {
    /** Once for each order: then it has one. */
    async load(): Promise<void> {
      for (const { id, paid_at } of await demoInvoicesRepository.listWithout(db)) {
        await withTransaction(db, async (trx) => {
          await issuing.issueAll(trx, await orders.lockKnown(trx, [id]), paid_at);
        });
      }
    },
  };
}
