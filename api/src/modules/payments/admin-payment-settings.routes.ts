import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
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
  settingsRoutes(api, {
    policy,
    path: '/admin/payment-settings',
    rights: { read: 'settings.read', write: 'settings.write' },
    summaries: { get: 'Which ways to pay are offered, and how', put: 'Changes which ways to pay are offered, and how' },
    schemas: { settings: PaymentSettings, body: PaymentSettingsBody },
    get: adminPaymentSettings.get,
    update: adminPaymentSettings.update,
  });
}
