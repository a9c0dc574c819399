import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { StoreService } from '../store/store.service';
import { createDeliverySettingsService } from './delivery-settings.service';
import { createDeliveryService } from './delivery.service';

/** Where goods are sent, how, and what that costs. */
export const deliveryModule = defineModule({
  name: 'delivery',
  services: (infra: Infra, { audit, store }: { audit: AuditService; store: StoreService }) => ({
    delivery: createDeliveryService({ ...infra, store }),
    deliverySettings: createDeliverySettingsService({ ...infra, audit, store }),
  }),
  web: async () => {
    const { deliveryRoutes } = await import('./delivery.routes');
    const { deliverySchemas } = await import('./delivery.schemas');
    const { deliverySettingsRoutes } = await import('./delivery-settings.routes');
    const { deliverySettingsSchemas } = await import('./delivery-settings.schemas');
    return {
      schemas: [...deliverySchemas, ...deliverySettingsSchemas],
      routes: [deliveryRoutes, deliverySettingsRoutes],
    };
  },
});
