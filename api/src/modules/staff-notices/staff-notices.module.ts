import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
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
  hourly: ({ staffNotices }) => staffNotices.removeOld(),
  web: async () => {
    const { feedRoutes } = await import('./feed.routes');
    const { staffNoticesRoutes } = await import('./staff-notices.routes');
    const { staffNoticesSchemas } = await import('./staff-notices.schemas');
    return { schemas: staffNoticesSchemas, routes: [staffNoticesRoutes, feedRoutes] };
  },
});
