import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { OrderDocumentsService } from '../orders/bulk/order-documents.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { createDemoInvoices } from './demo-invoices.service';
import { invoiceWords } from './document/invoice-words';
import { createInvoicesService } from './invoices.service';

interface Needs {
  afterSaleOrders: AfterSaleOrders;
  orderDocuments: OrderDocumentsService;
  store: StoreService;
}

/** Invoices and their documents. The worker's making begins with what tells of orders (order-mails), which wakes it. */
export const invoicesModule = defineModule({
  name: 'invoices',
  services: (infra: Infra, { afterSaleOrders: orders, store }: Needs) => ({
    invoices: createInvoicesService({ ...infra, orders, store }),
    demoInvoices: createDemoInvoices({ ...infra, orders, store }),
  }),
  jobKinds: ({ invoices, orderDocuments }) => [
    orderDocuments.kindOf({
      name: 'orders.invoices',
      file: 'invoices',
      title: { en: invoiceWords.en.many, de: invoiceWords.de.many },
      missing: 'invoices.not_found',
      check: (db, order_ids) => invoices.requireAny(db, order_ids),
      draw: (order_ids, language) => invoices.drawSome(order_ids, language),
    }),
  ],
  retention: (_infra, { invoices }) => [invoices.named],
  personalData: ({ invoices }) => [
    {
      read: async ({ id }) => ({ invoices: await invoices.listOf(id) }),
      erase: (trx, { id }) => invoices.forget(trx, id),
    },
  ],
  web: async () => {
    const { invoicesRoutes } = await import('./invoices.routes');
    const { invoicesSchemas } = await import('./invoices.schemas');
    return { schemas: invoicesSchemas, routes: [invoicesRoutes] };
  },
});
