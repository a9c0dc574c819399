import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { StoreService } from '../store/store.service';
import { createDashboardService } from './dashboard.service';
import { createSalesSumsService } from './sums/sales-sums.service';

interface Needs {
  store: StoreService;
}

/** Sales, stock and work at a glance, and the sums that they are read from. */
export const dashboardModule = defineModule({
  name: 'dashboard',
  services: (infra: Infra, { store }: Needs) => {
    const salesSums = createSalesSumsService({ ...infra, store });
    return { salesSums, dashboard: createDashboardService({ ...infra, store, salesSums }) };
  },
  jobs: (_infra, { salesSums }) => salesSums.work(),
  hourly: ({ salesSums }) => salesSums.removeOld(),
  web: async () => {
    const { dashboardRoutes } = await import('./dashboard.routes');
    const { dashboardSchemas } = await import('./dashboard.schemas');
    return { schemas: dashboardSchemas, routes: [dashboardRoutes] };
  },
});
