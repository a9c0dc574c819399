import { AppError } from '../../errors/errors';
import type { App } from '../../framework/http';
import { allowAnyone } from '../../plugins/policy';
import type { ChangesService } from './changes.service';

/** What a subscriber may leave unread before its stream is ended. */
const UNREAD_MAX_BYTES = 256 * 1024;

export function changesRoutes(api: App, { changes }: { changes: ChangesService }): void {
  api.addHook('preClose', async () => changes.endAll());

  api.get('/changes', {
    schema: {
      tags: ['operations'],
      summary: 'What changed, as server-sent events: `event: change`, `data: {"tags":[…]}`, and a ping each second',
      produces: ['text/event-stream'],
    },
    onRequest: allowAnyone,
    handler: (request, reply) => {
      const visitor = request.headers['x-forwarded-for'] !== undefined;
      if (!changes.canSubscribe({ visitor })) {
        throw new AppError('server.unavailable.feed', {}, { retry_after: 1 });
      }
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
        visitor,
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
