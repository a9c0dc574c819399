import { callerOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import { Checkout, CheckoutChanges } from './checkout.schemas';
import type { CheckoutService } from './checkout.service';

const base = { tags: ['checkout'] };

export function checkoutRoutes(api: App, { checkout, policy }: RouteTools & { checkout: CheckoutService }): void {
  const onRequest = policy.requireUser;

  api.get('/checkout', {
    schema: { ...base, summary: 'What is being ordered, as it is now', response: { 200: ref(Checkout) } },
    onRequest,
    handler: (request) => checkout.get(callerOf(request).user_id, request.language),
  });

  api.patch('/checkout', {
    schema: {
      ...base,
      summary: 'Keeps an address, a delivery method, a payment method or a note',
      body: CheckoutChanges,
      response: { 200: ref(Checkout), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest,
    handler: (request) => checkout.update(callerOf(request).user_id, request.body, request.language),
  });
}
