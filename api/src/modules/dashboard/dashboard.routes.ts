import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Dashboard, DashboardQuery } from './dashboard.schemas';
import type { DashboardService } from './dashboard.service';

/** The shop at a glance. */
export function dashboardRoutes(api: App, { policy, dashboard }: RouteTools & { dashboard: DashboardService }): void {
  api.get('/admin/dashboard', {
    schema: {
      tags: ['admin'],
      summary: 'Sales of some days beside those before, and what waits for somebody',
      querystring: DashboardQuery,
      response: { 200: ref(Dashboard), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('dashboard.read'),
    handler: (request) => dashboard.get(callerOf(request).user_id, request.query),
  });
}
