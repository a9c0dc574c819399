import { addressGroup } from '@tessera/server/http';
import type { Config } from '../../core/config';
import type { App } from '../../framework/http';
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
      reply.hijack();
      const { raw } = reply;
      request.raw.socket.setNoDelay(true);
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-request-id': request.id,
      });
      // Whoever asks for the head alone is waiting for its end (RFC 9110 §9.3.2), and for no change.
      if (request.method === 'HEAD') {
        raw.end();
        return;
      }
      const stop = changes.subscribe({
        address,
        write(text) {
          if (raw.writableLength > UNREAD_MAX_BYTES) raw.destroy();
          else raw.write(text);
        },
        end: () => raw.end(),
      });
      // A write between the loss of a connection and its 'close' fails, and an error that nobody hears ends the process.
      raw.on('error', stop);
      raw.on('close', stop);
    },
  });
}
