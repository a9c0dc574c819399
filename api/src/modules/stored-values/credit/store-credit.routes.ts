import { actorOf, callerOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { requireIdempotencyKey } from '../../../framework/routes/idempotency-key';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import type { Redeeming } from './redeeming.service';
import {
  OwnStoreCredit,
  RedeemBody,
  RedeemedGiftCard,
  StoreCredit,
  StoreCreditBody,
  StoreCreditParams,
} from './store-credit.schemas';
import type { StoreCreditService } from './store-credit.service';

const one = {
  tags: ['admin'],
  params: StoreCreditParams,
  response: { 200: ref(StoreCredit), '4xx': ref(Problem) },
};

export interface StoreCreditRoutesDeps extends RouteTools {
  storeCredit: StoreCreditService;
  redeeming: Redeeming;
}

/** Store credit: of whoever asks, and of customers, by staff. */
export function storeCreditRoutes(api: App, { policy, storeCredit, redeeming }: StoreCreditRoutesDeps): void {
  api.get('/store-credit', {
    schema: {
      tags: ['store credit'],
      summary: 'What one has, and how it came and went',
      response: { 200: ref(OwnStoreCredit) },
    },
    onRequest: policy.requireUser,
    handler: (request) => redeeming.getOwn(callerOf(request).user_id),
  });

  api.post('/store-credit/redeem', {
    schema: {
      tags: ['store credit'],
      summary: 'Makes what is on a gift card one’s store credit',
      body: RedeemBody,
      response: { 200: ref(RedeemedGiftCard), '4xx': ref(Problem) },
    },
    onRequest: policy.requireUser,
    handler: (request) => redeeming.redeem(callerOf(request).user_id, request.body.code, request.ip),
  });

  api.get('/admin/customers/:customer_id/store-credit', {
    schema: { ...one, summary: 'The store credit of a customer, with what was given and taken' },
    onRequest: policy.requireRight('store_credit.read'),
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return storeCredit.get(request.params.customer_id);
    },
  });

  api.post('/admin/customers/:customer_id/store-credit', {
    schema: { ...one, summary: 'Gives a customer store credit, or takes some back', body: StoreCreditBody },
    // Money moves: what is sent twice must not move it twice.
    config: { idempotency_key: 'required' },
    onRequest: policy.requireRight('store_credit.write'),
    handler: (request) =>
      storeCredit.change(
        actorOf(request),
        request.params.customer_id,
        request.body,
        requireIdempotencyKey(request, 'idempotency.key_required'),
      ),
  });
}
