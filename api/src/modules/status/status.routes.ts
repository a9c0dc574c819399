import type { App } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { ref } from '../../schemas/basics/ref';
import { Status } from './status.schemas';
import type { StatusService } from './status.service';

export function statusRoutes(api: App, { status }: { status: StatusService }): void {
  api.get('/status', {
    schema: { tags: ['visitors'], summary: 'Say how the shop is', response: { 200: ref(Status) } },
    onRequest: allowAnyone,
    handler: (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return status.get();
    },
  });
}
