import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createErrorReportsService } from './error-reports.service';

/** What went wrong in browsers, and who said so. */
export const errorReportsModule = defineModule({
  name: 'error-reports',
  services: (infra: Infra) => ({ errorReports: createErrorReportsService(infra) }),
  hourly: ({ errorReports }) => errorReports.removeOld(),
  web: async () => {
    const { errorReportsRoutes } = await import('./error-reports.routes');
    const { errorReportsSchemas } = await import('./error-reports.schemas');
    return { schemas: errorReportsSchemas, routes: [errorReportsRoutes] };
  },
});
