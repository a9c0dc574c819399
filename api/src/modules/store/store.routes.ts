import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
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

  api.get('/admin/store', {
    schema: { tags: ['admin'], summary: 'The store’s settings', response: { 200: ref(StoreSettings) } },
    onRequest: policy.requireRight('settings.read'),
    handler: () => storeSettings.get(),
  });

  api.put('/admin/store', {
    schema: {
      tags: ['admin'],
      summary: 'Changes the store’s settings',
      body: StoreSettingsBody,
      response: { 200: ref(StoreSettings), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireRight('settings.write'),
    handler: (request) => storeSettings.update(actorOf(request), request.body),
  });
}
