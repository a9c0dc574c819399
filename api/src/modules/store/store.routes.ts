import type { App, RouteTools } from '../../framework/routes/http';
import { settingsRoutes } from '../../framework/routes/settings-routes';
import { allowAnyone } from '../../plugins/policy';
import { ref } from '../../schemas/basics/ref';
import type { StoreSettingsService } from './store-settings.service';
import { Store, StoreSettings, StoreSettingsBody } from './store.schemas';
import type { StoreService } from './store.service';

interface StoreRoutesDeps extends RouteTools {
  store: StoreService;
  storeSettings: StoreSettingsService;
}

export function storeRoutes(api: App, { store, storeSettings, publicRead, policy }: StoreRoutesDeps): void {
  api.get('/store', {
    schema: { tags: ['store'], summary: 'What the shop says of itself', response: { 200: ref(Store) } },
    onRequest: allowAnyone,
    handler: (request, reply) => publicRead(request, reply, { s_maxage: 60, load: store.read }),
  });

  settingsRoutes(api, {
    policy,
    path: '/admin/store',
    rights: { read: 'settings.read', write: 'settings.write' },
    summaries: { get: 'The store’s settings', put: 'Changes the store’s settings' },
    schemas: { settings: StoreSettings, body: StoreSettingsBody },
    get: storeSettings.get,
    update: storeSettings.update,
  });
}
