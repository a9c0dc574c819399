import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { AfterSaleOrders } from '../orders/order/order-after-sale.port';
import type { UploadsService } from '../uploads/uploads.service';
import { createAdminReturnsService } from './admin-returns.service';
import { createExchangesService } from './exchanges.service';
import { createReturnExport } from './list/return-export.service';
import { createReturnListService } from './list/return-list.service';
import { createReturnSteps } from './return-steps';
import { createReturnsService } from './returns.service';

interface Needs {
  afterSaleOrders: AfterSaleOrders;
  uploads: UploadsService;
  audit: AuditService;
}

/** What is sent back. */
export const returnsModule = defineModule({
  name: 'returns',
  services: (infra: Infra, { afterSaleOrders: orders, uploads, audit }: Needs) => {
    const steps = createReturnSteps({ ...infra, orders, audit });
    return {
      returns: createReturnsService({ ...infra, orders, uploads }),
      adminReturns: createAdminReturnsService({ ...infra, orders, audit, steps }),
      returnExchanges: createExchangesService({ ...infra, orders, steps }),
      returnList: createReturnListService(infra),
      returnExport: createReturnExport(infra),
    };
  },
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
    const { returnListSchemas } = await import('./list/return-list.schemas');
    return {
      schemas: [...returnsSchemas, ...adminReturnsSchemas, ...returnListSchemas],
      routes: [returnsRoutes, adminReturnsRoutes],
    };
  },
});
