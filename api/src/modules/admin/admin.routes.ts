import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { AdminSummary } from './admin.schemas';
import type { AdminService } from './admin.service';

/** The back office's first read. */
export function adminRoutes(api: App, { policy, admin }: RouteTools & { admin: AdminService }): void {
  api.get('/admin/summary', {
    schema: {
      tags: ['admin'],
      summary: 'Count what the shop holds',
      response: { 200: ref(AdminSummary), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('dashboard.read'),
    handler: () => admin.getSummary(),
  });
}
