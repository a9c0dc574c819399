import { defineModule } from '../../framework/module';
import type { ModuleContext } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { StaffNoticesService } from '../staff-notices/staff-notices.service';
import type { StaffService } from '../staff/staff.service';
import { createJobRunner } from './job-runner.service';
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
  // What it was about goes with the account, or is the shop's own.
  personalData: ({ jobs }) => [{ read: async ({ id }) => ({ jobs: await jobs.listOf(id) }) }],
  web: async () => {
    const { jobsRoutes } = await import('./jobs.routes');
    const { jobsSchemas } = await import('./jobs.schemas');
    return { schemas: jobsSchemas, routes: [jobsRoutes] };
  },
});
