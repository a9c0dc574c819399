import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { ReportFilter } from '../../schemas/filters/report-filter';
import { Report } from './reports.schemas';
import type { ReportsService } from './reports.service';

/** What was sold, for staff. */
export function reportsRoutes(api: App, { policy, reports }: RouteTools & { reports: ReportsService }): void {
  api.get('/admin/reports/sales', {
    schema: {
      tags: ['admin'],
      summary: 'Sales of some days by time, goods, country, coupon, way to pay or kind of customer',
      querystring: ReportFilter,
      response: { 200: ref(Report), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('reports.read'),
    handler: async (request) => {
      const [sees_codes, sees_costs] = await Promise.all([
        policy.mayCaller(callerOf(request), 'marketing.read'),
        policy.mayCaller(callerOf(request), 'products.read'),
      ]);
      return reports.get(request.query, { sees_codes, sees_costs });
    },
  });
}
