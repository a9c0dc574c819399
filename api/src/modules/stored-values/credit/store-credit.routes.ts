import { actorOf } from '../../../framework/http';
import type { App, RouteTools } from '../../../framework/http';
import { requireIdempotencyKey } from '../../../framework/idempotency-key';
import { Problem } from '../../../schemas/common';
import { ref } from '../../../schemas/ref';
import { StoreCredit, StoreCreditBody, StoreCreditParams } from './store-credit.schemas';
import type { StoreCreditService } from './store-credit.service';

const one = {
  tags: ['admin'],
  params: StoreCreditParams,
  response: { 200: ref(StoreCredit), '4xx': ref(Problem) },
};

/** Store credit of customers, by staff. */
export function storeCreditRoutes(
  api: App,
  { policy, storeCredit }: RouteTools & { storeCredit: StoreCreditService },
): void {
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
