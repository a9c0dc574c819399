import { sql } from 'kysely';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { ModuleContext } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StaffService } from '../staff/staff.service';
import { createJobRunner, FILE_KEPT_DAYS } from './job-runner.service';
import { createJobsService } from './jobs.service';

interface Needs {
  audit: AuditService;
  staff: StaffService;
  staffNotices: StaffNoticesService;
}

/** Long jobs of staff. What can be done by one is stated by the modules that do it (`jobKinds`). */
export const jobsModule = defineModule({
  name: 'jobs',
  services: (context: ModuleContext, needs: Needs) => ({
    jobs: createJobsService({ ...context, ...needs }),
    jobRunner: createJobRunner({ ...context, ...needs }),
    jobKinds: context.kinds,
  }),
  jobs: (_infra, { jobRunner }) => jobRunner.work(),
  hourly: ({ jobs }) => jobs.removeExpired(),
  retention: (infra) => [
    retainRows(infra, {
      name: 'finished_jobs',
      days: { usual: 30, least: 7, most: 365 },
      table: 'staff_jobs',
      old: (before) => sql`finished_at < ${before}`,
    }),
  ],
  // What it was about goes with the account, or is the shop's own. Files may name anybody.
  personalData: ({ jobs }) => [
    {
      read: async ({ id }) => ({ jobs: await jobs.listOf(id) }),
      erase: (trx) => jobs.endFiles(trx),
      removeFiles: () => jobs.removeExpired(),
    },
  ],
  fixedRetention: [{ name: 'export_files', days: FILE_KEPT_DAYS }],
  web: async () => {
    const { jobsRoutes } = await import('./jobs.routes');
    const { jobsSchemas } = await import('./jobs.schemas');
    return { schemas: jobsSchemas, routes: [jobsRoutes] };
  },
});
