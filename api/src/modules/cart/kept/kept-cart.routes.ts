import { callerOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { allowAnyone } from '../../../plugins/policy';
import { Cart } from '../../../schemas/cart';
import { ref } from '../../../schemas/basics/ref';
import { KeptCartBody } from './kept-cart.schemas';
import type { KeptCartService } from './kept-cart.service';

const base = { tags: ['cart'], body: KeptCartBody, response: { 200: ref(Cart) } };

/** The cart of a visitor, which lies in the browser. */
export function keptCartRoutes(api: App, { keptCart, policy }: RouteTools & { keptCart: KeptCartService }): void {
  api.post('/cart/preview', {
    schema: { ...base, summary: 'What a visitor’s own cart comes to now' },
    onRequest: allowAnyone,
    // it writes nothing: each call is answered with what is so now
    config: { own_idempotency: true },
    handler: (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return keptCart.preview(request.body.items, request.language);
    },
  });

  api.post('/cart/join', {
    schema: { ...base, summary: 'Adds a visitor’s own cart to the account’s, as far as it is there' },
    onRequest: policy.requireUser,
    handler: (request) => keptCart.join(callerOf(request).user_id, request.body.items, request.language),
  });
}
