import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import { createStoreSettingsService } from './store-settings.service';
import { createStoreService } from './store.service';

/** What the shop says of itself, and how it is set. */
export const storeModule = defineModule({
  name: 'store',
  services: (infra: Infra, { audit }: { audit: AuditService }) => ({
    store: createStoreService(infra),
    storeSettings: createStoreSettingsService({ ...infra, audit }),
  }),
  jobs: (_infra, { store }) => store.watchAnnouncement(),
  web: async () => {
    const { storeRoutes } = await import('./store.routes');
    const { storeSchemas } = await import('./store.schemas');
    return { schemas: storeSchemas, routes: [storeRoutes] };
  },
});
