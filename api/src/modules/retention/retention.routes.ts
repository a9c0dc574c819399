import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { RetentionBody, RetentionPreview, RetentionPreviewBody, RetentionSettings } from './retention.schemas';
import type { RetentionService } from './retention.service';

interface RetentionRoutesDeps extends RouteTools {
  retention: RetentionService;
}

/** How long the shop keeps what: docs/api.md, 'How long things are kept'. */
export function retentionRoutes(api: App, { retention, policy }: RetentionRoutesDeps): void {
  settingsRoutes(api, {
    policy,
    path: '/admin/retention',
    rights: { read: 'settings.read', write: 'settings.write' },
    summaries: { get: 'How long the shop keeps what', put: 'Changes how long some of it is kept' },
    schemas: { settings: RetentionSettings, body: RetentionBody },
    get: retention.get,
    update: retention.update,
  });

  api.post('/admin/retention/preview', {
    schema: {
      tags: ['admin'],
      summary: 'How many records would go by shorter times; removes nothing',
      body: RetentionPreviewBody,
      response: { 200: ref(RetentionPreview), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: (request) => retention.preview(request.body.kept),
  });
}
