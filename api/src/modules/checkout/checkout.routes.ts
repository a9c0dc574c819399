import { callerOf } from '../../framework/routes/http';
import { dropQuery } from '../../framework/answers/public-read';
import { allowAnyone } from '../../plugins/policy';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Checkout, CheckoutChanges, CheckoutTerms } from './checkout.schemas';
import type { CheckoutService } from './checkout.service';
import type { TermsService } from './terms.service';

const base = { tags: ['checkout'] };

/** Seconds that a shared cache may keep the terms, and twice that for what changes without word. */
const S_MAXAGE = 60;

interface CheckoutRoutesDeps extends RouteTools {
  checkout: CheckoutService;
  checkoutTerms: TermsService;
}

export function checkoutRoutes(api: App, { checkout, checkoutTerms, policy, publicRead }: CheckoutRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.get('/checkout/terms', {
    schema: {
      ...base,
      summary: 'What holds for every order, before there is one',
      response: { 200: ref(CheckoutTerms) },
    },
    onRequest: allowAnyone,
    preValidation: dropQuery,
    handler: (request, reply) =>
      publicRead(request, reply, {
        s_maxage: S_MAXAGE,
        load: async () => ({ value: await checkoutTerms.get(), tags: ['store'], max_age_ms: 2 * S_MAXAGE * 1000 }),
      }),
  });

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
