import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createInvoiceViews } from '../invoices/records/invoice-views.service';
import { createReturnViews } from '../returns/records/return-views.service';
import { orderJobKinds } from './bulk/order-job-kinds';
import { createOrderServices } from './create-order-services';
import type { OrderNeeds } from './create-order-services';

/**
 * Orders and their life. They show returns and invoices, which build upon them and so come later: what shows those
 * (`returns/records`, `invoices/records`) needs nothing, and is made here.
 */
export const ordersModule = defineModule({
  name: 'orders',
  services: (infra: Infra, needs: OrderNeeds) =>
    createOrderServices(infra, needs, { returns: createReturnViews(), invoices: createInvoiceViews() }),
  jobs: (_infra, { orderJobs }) => orderJobs.work(),
  hourly: ({ adminOrders }) => adminOrders.forgetKeys(),
  jobKinds: (services) => orderJobKinds(services),
  personalData: ({ orders }) => [
    {
      read: async (person) => ({ orders: await orders.readAll(person) }),
      // It refuses while something is still on its way.
      erase: (trx, person) => orders.forget(trx, person),
    },
  ],
  web: async () => {
    const { adminOrdersRoutes } = await import('./admin/admin-orders.routes');
    const { adminOrdersSchemas } = await import('./admin/admin-orders.schemas');
    const { failedRefundsRoutes } = await import('./admin/failed-refunds.routes');
    const { orderMarksRoutes } = await import('./admin/order-marks.routes');
    const { editingRoutes } = await import('./editing/editing.routes');
    const { editingSchemas } = await import('./editing/editing.schemas');
    const { ordersRoutes } = await import('./orders.routes');
    const { ordersSchemas } = await import('./order/orders.schemas');
    return {
      schemas: [...ordersSchemas, ...adminOrdersSchemas, ...editingSchemas],
      routes: [ordersRoutes, adminOrdersRoutes, failedRefundsRoutes, orderMarksRoutes, editingRoutes],
    };
  },
});
