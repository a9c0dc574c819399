import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { requireIdempotencyKey } from '../../framework/routes/idempotency-key';
import { formRateLimit } from '../../plugins/limits/rate-limit';
import type { RateLimits } from '../../plugins/limits/rate-limit';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { Payment } from '../../schemas/payment';
import { ref } from '../../schemas/basics/ref';
import type { PayByLinkService } from './pay-by-link.service';
import {
  ConfirmByLinkBody,
  LinkParams,
  LinkPaymentParams,
  NewPaymentLink,
  OrderLinkParams,
  OrderLinksParams,
  OrderToPay,
  PayByLinkBody,
  PaymentLinkBody,
  PaymentLinkList,
} from './payment-links.schemas';
import type { PaymentLinksService } from './payment-links.service';

interface PaymentLinksRoutesDeps extends RouteTools {
  paymentLinks: PaymentLinksService;
  payByLink: PayByLinkService;
  config: RateLimits;
}

export function paymentLinksRoutes(api: App, deps: PaymentLinksRoutesDeps): void {
  const { paymentLinks, payByLink, config, policy } = deps;
  const staff = { tags: ['admin'] };
  const shown = { tags: ['payments'] };
  // Each call may be answered by a provider; a card's holder needs a few of them.
  const limited = formRateLimit({ rate_limit_forms_max: config.rate_limit_forms_max * 3 });

  api.get('/admin/orders/:id/payment-links', {
    schema: {
      ...staff,
      summary: 'Links by which an order can be paid, newest first',
      params: OrderLinksParams,
      response: { 200: ref(PaymentLinkList), 404: ref(Problem) },
    },
    onRequest: policy.requireRight('orders.read'),
    handler: (request) => paymentLinks.list(request.params.id),
  });

  api.post('/admin/orders/:id/payment-links', {
    schema: {
      ...staff,
      summary: 'Makes a link by which an order can be paid; the one before it ends',
      params: OrderLinksParams,
      body: PaymentLinkBody,
      response: { 201: ref(NewPaymentLink), 404: ref(Problem), 409: ref(Problem) },
    },
    // The answer holds the link itself, which is kept nowhere: each call makes a new one.
    config: { own_idempotency: true },
    onRequest: policy.requireRight('orders.write'),
    handler: async (request, reply) =>
      reply.code(201).send(await paymentLinks.create(actorOf(request), request.params.id, request.body)),
  });

  api.delete('/admin/orders/:id/payment-links/:link_id', {
    schema: {
      ...staff,
      summary: 'Ends a link, at once',
      params: OrderLinkParams,
      response: { 200: ref(PaymentLinkList), 404: ref(Problem) },
    },
    onRequest: policy.requireRight('orders.write'),
    handler: (request) => paymentLinks.revoke(actorOf(request), request.params.id, request.params.link_id),
  });

  api.get('/payment-links/:token', {
    schema: {
      ...shown,
      summary: 'What is to be paid by a link',
      params: LinkParams,
      response: { 200: ref(OrderToPay), 404: ref(Problem), 410: ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ params, language }, reply) => {
      // Revoked is revoked at once: nobody on the way keeps it.
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      return payByLink.get(params.token, language);
    },
  });

  api.post('/payment-links/:token/payments', {
    schema: {
      ...shown,
      summary: 'Tries to pay an order by a link; needs an Idempotency-Key',
      params: LinkParams,
      body: PayByLinkBody,
      response: { 200: ref(Payment), 409: ref(Problem), 410: ref(Problem), 422: ref(Problem) },
    },
    // Each attempt keeps its key for good, as those of orders do.
    config: { ...limited, own_idempotency: true },
    onRequest: allowAnyone,
    handler: (request) => {
      const key = requireIdempotencyKey(request, 'request.not_valid.idempotency_key_missing');
      const { method, token = null } = request.body;
      return payByLink.pay(request.params.token, { method, token, key, language: request.language });
    },
  });

  api.post('/payment-links/:token/payments/:id/confirm', {
    schema: {
      ...shown,
      summary: 'Gives the code that the bank of a test card asks for',
      params: LinkPaymentParams,
      body: ConfirmByLinkBody,
      response: { 200: ref(Payment), 409: ref(Problem), 410: ref(Problem) },
    },
    config: { ...limited, own_idempotency: true },
    onRequest: allowAnyone,
    handler: ({ params, body, language }) => payByLink.confirm(params.token, params.id, body.code, language),
  });
}
