import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createPresenceService } from './presence.service';
import { createStaffFeedService } from './staff-feed.service';

/** What staff's open screens hear of at once, and who else has an order open. */
export const staffFeedModule = defineModule({
  name: 'staff-feed',
  services: (infra: Infra) => {
    const staffFeed = createStaffFeedService(infra);
    return { staffFeed, presence: createPresenceService({ ...infra, staffFeed }) };
  },
  hourly: ({ presence }) => presence.removeOld(),
  web: async () => {
    const { presenceRoutes } = await import('./presence.routes');
    const { presenceSchemas } = await import('./presence.schemas');
    return { schemas: presenceSchemas, routes: [presenceRoutes] };
  },
});
