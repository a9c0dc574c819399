import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { AdminStripeKeysService } from './settings/admin-stripe-keys.service';
import { StripeKeysBody, StripeKeysState, StripeKeysVersion } from './settings/stripe-keys.schemas';

interface AdminStripeKeysRoutesDeps extends RouteTools {
  adminStripeKeys: AdminStripeKeysService;
}

/** Stripe's keys as staff set them: docs/api.md, 'Payments, for staff'. */
export function adminStripeKeysRoutes(api: App, { adminStripeKeys, policy }: AdminStripeKeysRoutesDeps): void {
  api.get('/admin/stripe-keys', {
    schema: {
      tags: ['admin'],
      summary: 'By which keys cards are taken; the keys are never told',
      response: { 200: ref(StripeKeysState) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: () => adminStripeKeys.get(),
  });

  api.put('/admin/stripe-keys', {
    schema: {
      tags: ['admin'],
      summary: 'Saves keys once Stripe has answered by them',
      body: StripeKeysBody,
      response: { 200: ref(StripeKeysState), 409: ref(Problem), 422: ref(Problem), 503: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => adminStripeKeys.set(actorOf(request), request.body),
  });

  api.delete('/admin/stripe-keys', {
    schema: {
      tags: ['admin'],
      summary: 'Forgets the saved keys',
      querystring: StripeKeysVersion,
      response: { 200: ref(StripeKeysState), 404: ref(Problem), 409: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => adminStripeKeys.remove(actorOf(request), request.query.version),
  });
}
