import { callerOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { ref } from '../../../schemas/basics/ref';
import { StaffCounts } from './badges.schemas';
import type { BadgesService } from './badges.service';

/** How much waits for whoever asks. */
export function badgesRoutes(api: App, { policy, badges }: RouteTools & { badges: BadgesService }): void {
  api.get('/admin/counts', {
    schema: {
      tags: ['admin'],
      summary: 'How much waits for somebody, of what one may do something about',
      response: { 200: ref(StaffCounts) },
    },
    onRequest: policy.requireStaff,
    handler: (request) => badges.get(callerOf(request).user_id),
  });
}
