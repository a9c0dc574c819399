import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { UploadsService } from '../uploads/uploads.service';
import { createAdminReturnsService } from './admin-returns.service';
import { createReturnsService } from './returns.service';

interface Needs {
  afterSaleOrders: AfterSaleOrders;
  uploads: UploadsService;
}

/** What is sent back. */
export const returnsModule = defineModule({
  name: 'returns',
  services: (infra: Infra, { afterSaleOrders: orders, uploads }: Needs) => ({
    returns: createReturnsService({ ...infra, orders, uploads }),
    adminReturns: createAdminReturnsService({ ...infra, orders }),
  }),
  personalData: ({ returns }) => [
    {
      read: async ({ id }) => ({ returns: await returns.listOf(id) }),
      erase: (trx, { id }) => returns.forget(trx, id),
    },
  ],
  web: async () => {
    const { adminReturnsRoutes } = await import('./admin-returns.routes');
    const { returnsRoutes } = await import('./returns.routes');
    const { adminReturnsSchemas, returnsSchemas } = await import('./records/returns.schemas');
    return { schemas: [...returnsSchemas, ...adminReturnsSchemas], routes: [returnsRoutes, adminReturnsRoutes] };
  },
});
