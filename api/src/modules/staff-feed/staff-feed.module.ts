import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createStaffFeedService } from './staff-feed.service';

/** What staff's open screens hear of at once. */
export const staffFeedModule = defineModule({
  name: 'staff-feed',
  services: (infra: Infra) => ({ staffFeed: createStaffFeedService(infra) }),
});
