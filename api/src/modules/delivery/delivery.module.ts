import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createDeliveryService } from './delivery.service';

/** Where goods are sent, how, and what that costs. */
export const deliveryModule = defineModule({
  name: 'delivery',
  services: (infra: Infra) => ({ delivery: createDeliveryService(infra) }),
  web: async () => {
    const { deliveryRoutes } = await import('./delivery.routes');
    const { deliverySchemas } = await import('./delivery.schemas');
    return { schemas: deliverySchemas, routes: [deliveryRoutes] };
  },
});
