import { Type } from 'typebox';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { ref } from '../../schemas/basics/ref';
import { NoticesReadBody, StaffNoticeList, StaffNoticesQuery } from './staff-notices.schemas';
import type { StaffNoticesService } from './staff-notices.service';

const tags = ['admin'];

type Deps = RouteTools & { staffNotices: StaffNoticesService };

/** What whoever asks was told. */
export function staffNoticesRoutes(api: App, { policy, staffNotices }: Deps): void {
  const onRequest = policy.requireStaff;

  api.get('/admin/notices', {
    schema: {
      tags,
      summary: 'What one was told and may see by one’s rights of now, the newest first, and how much is unread',
      querystring: StaffNoticesQuery,
      response: { 200: ref(StaffNoticeList) },
    },
    onRequest,
    handler: (request) => {
      const { after = null, page_size } = request.query;
      return staffNotices.list(callerOf(request).user_id, after, page_size);
    },
  });

  api.post('/admin/notices/read', {
    schema: {
      tags,
      summary: 'One has read these, or all',
      body: NoticesReadBody,
      response: { 204: Type.Null() },
    },
    onRequest,
    handler: async (request, reply) => {
      await staffNotices.markRead(callerOf(request).user_id, request.body.ids ?? null);
      return reply.code(204).send(null);
    },
  });
}
