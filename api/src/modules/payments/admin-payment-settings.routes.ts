import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { PaymentSettings, PaymentSettingsBody } from './settings/payment-settings.schemas';
import type { AdminPaymentSettingsService } from './settings/admin-payment-settings.service';

interface AdminPaymentSettingsRoutesDeps extends RouteTools {
  adminPaymentSettings: AdminPaymentSettingsService;
}

/** The ways to pay as staff set them: docs/api.md, 'Payments, for staff'. */
export function adminPaymentSettingsRoutes(
  api: App,
  { adminPaymentSettings, policy }: AdminPaymentSettingsRoutesDeps,
): void {
  api.get('/admin/payment-settings', {
    schema: {
      tags: ['admin'],
      summary: 'Which ways to pay are offered, and how',
      response: { 200: ref(PaymentSettings) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: () => adminPaymentSettings.get(),
  });

  api.put('/admin/payment-settings', {
    schema: {
      tags: ['admin'],
      summary: 'Changes which ways to pay are offered, and how',
      body: PaymentSettingsBody,
      response: { 200: ref(PaymentSettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => adminPaymentSettings.update(actorOf(request), request.body),
  });
}
