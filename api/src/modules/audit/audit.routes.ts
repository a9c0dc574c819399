import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { AuditList, AuditParameters } from './audit.schemas';
import type { AuditService } from './audit.service';

export function auditRoutes(api: App, { audit, policy }: RouteTools & { audit: AuditService }): void {
  api.get('/admin/audit-log', {
    schema: {
      tags: ['admin'],
      summary: 'What staff did, the latest first',
      querystring: AuditParameters,
      response: { 200: ref(AuditList), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('audit.read'),
    handler: ({ query: { page_size, after, ...filter } }) => audit.list(filter, { limit: page_size, after }),
  });
}
