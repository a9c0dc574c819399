import { addressGroup } from '@tessera/server/http';
import type { Config } from '../../core/config';
import type { App } from '../../framework/routes/http';
import { openLiveStream } from '../../framework/answers/live-stream';
import { allowAnyone } from '../../plugins/policy';
import { createWebServerCheck } from '../../plugins/limits/rate-limit';
import type { ChangesService } from './changes.service';

/** What a subscriber may leave unread before its stream is ended. */
const UNREAD_MAX_BYTES = 256 * 1024;

interface Deps {
  changes: ChangesService;
  config: Pick<Config, 'trusted_proxies'>;
}

export function changesRoutes(api: App, { changes, config }: Deps): void {
  const isWebServer = createWebServerCheck(config.trusted_proxies);
  api.addHook('preClose', async () => changes.endAll());

  api.get('/changes', {
    schema: {
      tags: ['operations'],
      summary: 'What changed, as server-sent events: `event: change`, `data: {"tags":[…]}`, and a ping each second',
      produces: ['text/event-stream'],
    },
    onRequest: allowAnyone,
    handler: (request, reply) => {
      const address = isWebServer(request) ? undefined : addressGroup(request.ip);
      changes.checkSubscribe({ address });
      openLiveStream(request, reply, {
        content_type: 'text/event-stream',
        cache_control: 'no-store',
        most_unread_bytes: UNREAD_MAX_BYTES,
        listen: (listener) => changes.subscribe({ address, ...listener }),
      });
    },
  });
}
