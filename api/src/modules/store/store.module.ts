import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { MenusService } from '../navigation/menus.service';
import type { StripeKeysService } from '../stripe-keys/stripe-keys.service';
import { createStoreSettingsService } from './store-settings.service';
import { createStoreService } from './store.service';

interface Needs {
  audit: AuditService;
  menus: MenusService;
  stripeKeys: StripeKeysService;
}

/** What the shop says of itself, and how it is set. */
export const storeModule = defineModule({
  name: 'store',
  services: (infra: Infra, { audit, menus, stripeKeys }: Needs) => ({
    store: createStoreService({ ...infra, menus, stripeKeys }),
    storeSettings: createStoreSettingsService({ ...infra, audit }),
  }),
  jobs: (_infra, { store }) => store.watchAnnouncement(),
  web: async () => {
    const { storeRoutes } = await import('./store.routes');
    const { storeSchemas } = await import('./store.schemas');
    return { schemas: storeSchemas, routes: [storeRoutes] };
  },
});
