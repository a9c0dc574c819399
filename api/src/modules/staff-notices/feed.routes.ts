import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { openLiveStream } from '../../framework/answers/live-stream';
import type { StaffFeedService } from '../staff-feed/staff-feed.service';
import { StaffFeedQuery } from './staff-notices.schemas';
import type { StaffNoticesService } from './staff-notices.service';

/** What a screen may leave unread before its stream is ended. */
const UNREAD_MAX_BYTES = 64 * 1024;

type Deps = RouteTools & { staffFeed: StaffFeedService; staffNotices: StaffNoticesService };

/** Staff's live feed. */
export function feedRoutes(api: App, { policy, staffFeed, staffNotices }: Deps): void {
  api.addHook('preClose', async () => staffFeed.endAll());

  api.get('/admin/feed', {
    schema: {
      tags: ['admin'],
      summary:
        'What happens, a line of JSON each: notices, records that changed, who looks at them; ids and kinds alone',
      querystring: StaffFeedQuery,
      produces: ['application/x-ndjson'],
    },
    onRequest: policy.requireStaff,
    handler: async (request, reply) => {
      const { user_id, session_id } = callerOf(request);
      const { after } = request.query;
      staffFeed.checkListen(user_id);
      const isHead = request.method === 'HEAD';
      const missed = after === undefined || isHead ? [] : await staffNotices.listSince(user_id, after);
      // Others may have come while that was asked for.
      staffFeed.checkListen(user_id);
      const write = openLiveStream(request, reply, {
        content_type: 'application/x-ndjson',
        cache_control: 'private, no-store',
        most_unread_bytes: UNREAD_MAX_BYTES,
        listen: (listener) => staffFeed.listen({ user_id, session_id, ...listener }),
      });
      for (const { id, kind } of missed) write?.(`${JSON.stringify({ type: 'notice', kind, id })}\n`);
    },
  });
}
