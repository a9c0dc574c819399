import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  DeliveryPreview,
  DeliveryPreviewBody,
  DeliverySettings,
  DeliverySettingsBody,
} from './delivery-settings.schemas';
import type { DeliverySettingsService } from './delivery-settings.service';

interface DeliverySettingsRoutesDeps extends RouteTools {
  deliverySettings: DeliverySettingsService;
}

/** Delivery as staff set it: docs/api.md, 'Delivery, for staff'. */
export function deliverySettingsRoutes(api: App, { deliverySettings, policy }: DeliverySettingsRoutesDeps): void {
  settingsRoutes(api, {
    policy,
    path: '/admin/delivery',
    rights: { read: 'settings.read', write: 'settings.write' },
    summaries: {
      get: 'Zones, methods and prices of delivery',
      put: 'Puts zones, methods and prices in the place of those that there are',
    },
    schemas: { settings: DeliverySettings, body: DeliverySettingsBody },
    get: deliverySettings.get,
    update: deliverySettings.update,
  });

  api.post('/admin/delivery/preview', {
    schema: {
      tags: ['admin'],
      summary: 'What would change for orders, and what to know before; writes nothing',
      body: DeliveryPreviewBody,
      response: { 200: ref(DeliveryPreview), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => deliverySettings.preview(request.body.zones),
  });
}
