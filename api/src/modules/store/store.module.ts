import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createStoreService } from './store.service';

/** What the shop says of itself, and how it is set. */
export const storeModule = defineModule({
  name: 'store',
  services: (infra: Infra) => ({ store: createStoreService(infra) }),
  web: async () => {
    const { storeRoutes } = await import('./store.routes');
    const { storeSchemas } = await import('./store.schemas');
    return { schemas: storeSchemas, routes: [storeRoutes] };
  },
});
