import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
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
  retention: (infra) => {
    const kept = { name: 'error_reports', days: { usual: 90, least: 7, most: 730 } };
    const reports = retainRows(infra, {
      ...kept,
      table: 'error_reports',
      old: (before) => sql`created_at < ${before}`,
    });
    // What staff noted of failures that nobody reports any more goes with the last report.
    const groups = retainRows(infra, {
      ...kept,
      table: 'error_report_groups',
      old: (before) => sql`last_at < ${before}`,
    });
    const remove: typeof reports.remove = async (days, at_once) =>
      (await groups.remove(days, at_once)) + (await reports.remove(days, at_once));
    return [{ ...reports, remove }];
  },
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
