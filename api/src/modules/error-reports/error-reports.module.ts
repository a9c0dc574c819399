import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import { createErrorReportsService } from './error-reports.service';
import { createReportGroups } from './groups/report-groups.service';

interface Needs {
  audit: AuditService;
  staffFeed: StaffFeedService;
}

/** What went wrong in browsers, who said so, and what staff did about it. */
export const errorReportsModule = defineModule({
  name: 'error-reports',
  services: (infra: Infra, { audit, staffFeed }: Needs) => ({
    errorReports: createErrorReportsService({ ...infra, staffFeed }),
    reportGroups: createReportGroups({ ...infra, audit }),
  }),
  hourly: ({ errorReports }) => errorReports.removeOld(),
  web: async () => {
    const { errorReportsRoutes } = await import('./error-reports.routes');
    const { errorReportsSchemas } = await import('./error-reports.schemas');
    const { reportGroupsRoutes } = await import('./groups/report-groups.routes');
    const { reportGroupsSchemas } = await import('./groups/report-groups.schemas');
    return {
      schemas: [...errorReportsSchemas, ...reportGroupsSchemas],
      routes: [errorReportsRoutes, reportGroupsRoutes],
    };
  },
});
