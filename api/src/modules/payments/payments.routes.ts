import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { requireIdempotencyKey } from '../../framework/routes/idempotency-key';
import { Problem } from '../../schemas/basics/common';
import { Payment } from '../../schemas/payment';
import { ref } from '../../schemas/basics/ref';
import { ConfirmBody, OrderParams, PaymentBody, PaymentOfferList, PaymentParams } from './payments.schemas';
import type { PaymentsService } from './payments.service';

const shown = { tags: ['payments'] };

export interface PaymentsRoutesDeps extends RouteTools {
  payments: PaymentsService;
}

export function paymentsRoutes(api: App, { payments, policy }: PaymentsRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.get('/orders/:id/payment-offers', {
    schema: {
      ...shown,
      summary: 'The ways in which an order that is not paid can be paid now, at the sum that it has',
      params: OrderParams,
      response: { 200: ref(PaymentOfferList), 404: ref(Problem) },
    },
    onRequest,
    handler: async (request) => ({
      items: await payments.listAgain(request.params.id, callerOf(request).user_id, request.language),
    }),
  });

  api.post('/orders/:id/payments', {
    schema: {
      ...shown,
      summary: 'Tries again to pay an order, by the same method or another; needs an Idempotency-Key',
      params: OrderParams,
      body: PaymentBody,
      response: { 200: ref(Payment), 409: ref(Problem), 422: ref(Problem) },
    },
    // Each attempt keeps its key for good: the answers kept for a day are not asked.
    config: { own_idempotency: true },
    onRequest,
    handler: (request) => {
      const key = requireIdempotencyKey(request, 'request.not_valid.idempotency_key_missing');
      const { method, token = null, plan = null } = request.body;
      const { language } = request;
      return payments.payAgain(request.params.id, callerOf(request).user_id, { method, token, plan, key, language });
    },
  });

  api.get('/payments/:id', {
    schema: { ...shown, summary: 'How a payment stands', params: PaymentParams, response: { 200: ref(Payment) } },
    onRequest,
    handler: (request) => payments.get(request.params.id, callerOf(request).user_id, request.language),
  });

  api.post('/payments/:id/confirm', {
    schema: {
      ...shown,
      summary: 'Gives the code that the bank of a test card asks for',
      params: PaymentParams,
      body: ConfirmBody,
      response: { 200: ref(Payment), 409: ref(Problem) },
    },
    onRequest,
    handler: (request) =>
      payments.confirm(request.params.id, { user_id: callerOf(request).user_id }, request.body.code, request.language),
  });
}
