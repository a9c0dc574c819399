import { sql } from 'kysely';
import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { retainRows } from '../../framework/door/retention';
import type { StaffService } from '../staff/staff.service';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import { createStaffNoticesService } from './staff-notices.service';

interface Needs {
  staff: StaffService;
  staffFeed: StaffFeedService;
}

/** What staff is told: new orders, payments that failed, finished jobs. */
export const staffNoticesModule = defineModule({
  name: 'staff-notices',
  services: (infra: Infra, needs: Needs) => ({ staffNotices: createStaffNoticesService({ ...infra, ...needs }) }),
  hourly: ({ staffNotices }) => staffNotices.removeBeyond(),
  retention: (infra) => [
    retainRows(infra, {
      name: 'staff_notices',
      days: { usual: 90, least: 7, most: 365 },
      table: 'staff_notices',
      old: (before) => sql`created_at < ${before}`,
    }),
  ],
  web: async () => {
    const { feedRoutes } = await import('./feed.routes');
    const { staffNoticesRoutes } = await import('./staff-notices.routes');
    const { staffNoticesSchemas } = await import('./staff-notices.schemas');
    return { schemas: staffNoticesSchemas, routes: [staffNoticesRoutes, feedRoutes] };
  },
});
