import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { ReportSumsService } from '../reports/sums/report-sums.service';
import type { StaffService } from '../staff/staff.service';
import type { StoreService } from '../store/store.service';
import { createBadgesService } from './badges/badges.service';
import { createDashboardService } from './dashboard.service';
import { KEEP_CHECKOUTS_DAYS, createSalesSumsService } from './sums/sales-sums.service';

interface Needs {
  reportSums: ReportSumsService;
  staff: StaffService;
  store: StoreService;
}

/** Sales, stock and work at a glance, the sums that they are read from, and the numbers beside the rail's entries. */
export const dashboardModule = defineModule({
  name: 'dashboard',
  services: (infra: Infra, { reportSums, staff, store }: Needs) => {
    const salesSums = createSalesSumsService({ ...infra, reportSums, store });
    return {
      salesSums,
      dashboard: createDashboardService({ ...infra, store, salesSums }),
      badges: createBadgesService({ ...infra, staff }),
    };
  },
  jobs: (_infra, { salesSums }) => salesSums.work(),
  hourly: ({ salesSums }) => salesSums.removeOld(),
  fixedRetention: [{ name: 'checkouts_begun', days: KEEP_CHECKOUTS_DAYS }],
  web: async () => {
    const { badgesRoutes } = await import('./badges/badges.routes');
    const { badgesSchemas } = await import('./badges/badges.schemas');
    const { dashboardRoutes } = await import('./dashboard.routes');
    const { dashboardSchemas } = await import('./dashboard.schemas');
    return { schemas: [...dashboardSchemas, ...badgesSchemas], routes: [dashboardRoutes, badgesRoutes] };
  },
});
