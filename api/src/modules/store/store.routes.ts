import type { App, RouteTools } from '../../framework/http';
import { allowAnyone } from '../../plugins/policy';
import { ref } from '../../schemas/ref';
import { Store } from './store.schemas';
import type { StoreService } from './store.service';

export function storeRoutes(api: App, { store, publicRead }: RouteTools & { store: StoreService }): void {
  api.get('/store', {
    schema: { tags: ['store'], summary: 'What the shop says of itself', response: { 200: ref(Store) } },
    onRequest: allowAnyone,
    handler: (request, reply) =>
      publicRead(request, reply, { s_maxage: 60, load: async () => ({ value: await store.get(), tags: ['store'] }) }),
  });
}
