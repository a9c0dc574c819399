import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { StoreService } from '../store/store.service';
import { createReportFile } from './report-file.service';
import { createReportsService } from './reports.service';
import { createReportSumsService } from './sums/report-sums.service';

/** What was sold, by time and by what it can be parted by, and the sums that it is read from. */
export const reportsModule = defineModule({
  name: 'reports',
  services: (infra: Infra, { store }: { store: StoreService }) => {
    const reports = createReportsService({ ...infra, store });
    return { reportSums: createReportSumsService(), reports, reportFile: createReportFile({ reports }) };
  },
  web: async () => {
    const { reportsRoutes } = await import('./reports.routes');
    const { reportsSchemas } = await import('./reports.schemas');
    return { schemas: reportsSchemas, routes: [reportsRoutes] };
  },
});
