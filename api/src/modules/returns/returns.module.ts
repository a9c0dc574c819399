import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { UploadsService } from '../uploads/uploads.service';
import { createAdminReturnsService } from './admin-returns.service';
import { createReturnsService } from './returns.service';

interface Needs {
  afterSaleOrders: AfterSaleOrders;
  uploads: UploadsService;
  audit: AuditService;
}

/** What is sent back. */
export const returnsModule = defineModule({
  name: 'returns',
  services: (infra: Infra, { afterSaleOrders: orders, uploads, audit }: Needs) => ({
    returns: createReturnsService({ ...infra, orders, uploads }),
    adminReturns: createAdminReturnsService({ ...infra, orders, audit }),
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
