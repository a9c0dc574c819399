import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Cart } from '../../schemas/cart';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { CouponBody, DeliveryEstimate, EstimateBody, RestoreBody, VariantParams } from './cart.schemas';
import type { CartExtrasService } from './cart-extras.service';

const base = { tags: ['cart'] };
const response = { 200: ref(Cart) };

/** Beside the cart's own lines: what is saved for later, coupon, estimate, and what has changed. */
export function cartExtrasRoutes(
  api: App,
  { cartExtras, policy }: RouteTools & { cartExtras: CartExtrasService },
): void {
  const onRequest = policy.requireUser;

  api.post('/cart/saved/:variant_id', {
    schema: { ...base, summary: 'Saves a line for later', params: VariantParams, response },
    onRequest,
    handler: (request) => cartExtras.save(callerOf(request).user_id, request.params.variant_id, request.language),
  });

  api.post('/cart/saved/:variant_id/to-cart', {
    schema: {
      ...base,
      summary: 'Puts a saved line back into the cart',
      params: VariantParams,
      response: { ...response, 409: ref(Problem) },
    },
    onRequest,
    handler: (request) => cartExtras.unsave(callerOf(request).user_id, request.params.variant_id, request.language),
  });

  api.delete('/cart/saved/:variant_id', {
    schema: { ...base, summary: 'Forgets a saved line', params: VariantParams, response },
    onRequest,
    handler: (request) => cartExtras.forget(callerOf(request).user_id, request.params.variant_id, request.language),
  });

  api.post('/cart/coupon', {
    schema: { ...base, summary: 'Applies a coupon', body: CouponBody, response: { ...response, 422: ref(Problem) } },
    onRequest,
    handler: (request) => cartExtras.applyCoupon(callerOf(request).user_id, request.body.code, request.language),
  });

  api.delete('/cart/coupon', {
    schema: { ...base, summary: 'Takes the coupon away', response },
    onRequest,
    handler: (request) => cartExtras.removeCoupon(callerOf(request).user_id, request.language),
  });

  api.post('/cart/estimate', {
    schema: {
      ...base,
      summary: 'What delivery to a place costs, and the tax there',
      body: EstimateBody,
      response: { 200: ref(DeliveryEstimate) },
    },
    onRequest,
    handler: (request) => cartExtras.estimate(callerOf(request).user_id, request.body, request.language),
  });

  api.post('/cart/notices/seen', {
    schema: { ...base, summary: 'What has changed is known now', response },
    onRequest,
    handler: (request) => cartExtras.noticesSeen(callerOf(request).user_id, request.language),
  });

  api.post('/cart/restore', {
    schema: { ...base, summary: 'Puts back what was just cleared, as far as it is there', body: RestoreBody, response },
    onRequest,
    handler: (request) => cartExtras.restore(callerOf(request).user_id, request.body.items, request.language),
  });
}
