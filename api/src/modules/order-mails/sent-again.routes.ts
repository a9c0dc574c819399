import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { MailedOrderParams, MailSentAgain, OrderMailList, SendAgainBody } from './sent-again.schemas';
import type { SentAgainService } from './sent-again.service';

const base = { tags: ['admin'], params: MailedOrderParams };

/** The mails of an order, by staff. */
export function sentAgainRoutes(api: App, { sentAgain, policy }: RouteTools & { sentAgain: SentAgainService }): void {
  api.get('/admin/orders/:id/mails', {
    schema: {
      ...base,
      summary: 'The mails about what happened to an order, and where they go now',
      response: { 200: ref(OrderMailList), 404: ref(Problem) },
    },
    onRequest: policy.requireRight('orders.read'),
    handler: (request) => sentAgain.list(request.params.id),
  });

  api.post('/admin/orders/:id/mails', {
    schema: {
      ...base,
      summary: 'Writes the mail about an event anew and sends it once more; needs an Idempotency-Key',
      body: SendAgainBody,
      response: { 201: ref(MailSentAgain), 404: ref(Problem), 409: ref(Problem), 429: ref(Problem) },
    },
    config: { idempotency_key: 'required' },
    onRequest: policy.requireRight('orders.write'),
    handler: async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await sentAgain.send(actorOf(request), params.id, body.event_id));
    },
  });
}
