import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
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
  api.get('/admin/delivery', {
    schema: {
      tags: ['admin'],
      summary: 'Zones, methods and prices of delivery',
      response: { 200: ref(DeliverySettings) },
    },
    onRequest: policy.requireRight('settings.read'),
    handler: () => deliverySettings.get(),
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

  api.put('/admin/delivery', {
    schema: {
      tags: ['admin'],
      summary: 'Puts zones, methods and prices in the place of those that there are',
      body: DeliverySettingsBody,
      response: { 200: ref(DeliverySettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => deliverySettings.update(actorOf(request), request.body),
  });
}
