import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { StoreService } from '../store/store.service';
import { createInvoicesService } from './invoices.service';

interface Needs {
  afterSaleOrders: AfterSaleOrders;
  store: StoreService;
}

/** Invoices and their documents. The worker's making begins with what tells of orders (order-mails), which wakes it. */
export const invoicesModule = defineModule({
  name: 'invoices',
  services: (infra: Infra, { afterSaleOrders: orders, store }: Needs) => ({
    invoices: createInvoicesService({ ...infra, orders, store }),
  }),
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
