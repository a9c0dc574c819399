import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createReportsService } from './reports.service';

/** What went wrong in browsers, and who said so. */
export const reportsModule = defineModule({
  name: 'reports',
  services: (infra: Infra) => ({ reports: createReportsService(infra) }),
  hourly: ({ reports }) => reports.removeOld(),
  web: async () => {
    const { reportsRoutes } = await import('./reports.routes');
    const { reportsSchemas } = await import('./reports.schemas');
    return { schemas: reportsSchemas, routes: [reportsRoutes] };
  },
});
