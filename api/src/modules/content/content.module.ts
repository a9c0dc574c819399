import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { DeliveryService } from '../delivery/delivery.service';
import type { StoreService } from '../store/store.service';
import { createContentService } from './content.service';

interface Needs {
  store: StoreService;
  delivery: DeliveryService;
}

/** The shop's own texts. */
export const contentModule = defineModule({
  name: 'content',
  services: (infra: Infra, needs: Needs) => ({ content: createContentService({ ...infra, ...needs }) }),
  web: async () => {
    const { contentRoutes } = await import('./content.routes');
    const { contentSchemas } = await import('./content.schemas');
    return { schemas: contentSchemas, routes: [contentRoutes] };
  },
});
