import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { RetentionBody, RetentionPreview, RetentionPreviewBody, RetentionSettings } from './retention.schemas';
import type { RetentionService } from './retention.service';

interface RetentionRoutesDeps extends RouteTools {
  retention: RetentionService;
}

/** How long the shop keeps what: docs/api.md, 'How long things are kept'. */
export function retentionRoutes(api: App, { retention, policy }: RetentionRoutesDeps): void {
  api.get('/admin/retention', {
    schema: {
      tags: ['admin'],
      summary: 'How long the shop keeps what',
      response: { 200: ref(RetentionSettings) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: () => retention.get(),
  });

  api.put('/admin/retention', {
    schema: {
      tags: ['admin'],
      summary: 'Changes how long some of it is kept',
      body: RetentionBody,
      response: { 200: ref(RetentionSettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => retention.update(actorOf(request), request.body),
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
