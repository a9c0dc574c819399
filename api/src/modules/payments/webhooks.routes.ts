import { Type } from 'typebox';
import { AppError } from '../../errors/errors';
import type { App } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { WebhookParams } from './payments.schemas';
import type { WebhooksService } from './recording/webhooks.service';

const LIMIT = 256 * 1024;

/**
 * What payment providers tell us. Their signature is over the bytes that they sent, so in this scope alone a body is
 * not parsed.
 */
export async function webhooksRoutes(api: App, { webhooks }: { webhooks: WebhooksService }): Promise<void> {
  await api.register((scope: App, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LIMIT }, (_request, body, parsed) =>
      parsed(null, body),
    );
    scope.post('/payments/webhooks/:provider', {
      schema: {
        tags: ['payments'],
        summary: 'A signed message of a payment provider',
        params: WebhookParams,
        response: { 204: Type.Null(), 400: ref(Problem), 404: ref(Problem) },
      },
      // Their machines are few and send a lot at once; each message has a number of its own.
      config: { rateLimit: false, own_idempotency: true },
      onRequest: allowAnyone,
      handler: async (request, reply) => {
        const { body, headers } = request;
        if (!Buffer.isBuffer(body)) throw new AppError('payments.webhook_not_valid.empty');
        await webhooks.receive(request.params.provider, body, headers);
        return reply.code(204).send(null);
      },
    });
    done();
  });
}
