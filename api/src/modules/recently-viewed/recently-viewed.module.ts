import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { UsersService } from '../users/users.service';
import { createRecentlyViewedService } from './recently-viewed.service';

interface Needs {
  users: UsersService;
}

/** What somebody looked at last. */
export const recentlyViewedModule = defineModule({
  name: 'recently-viewed',
  services: (infra: Infra, needs: Needs) => ({ recentlyViewed: createRecentlyViewedService({ ...infra, ...needs }) }),
  personalData: ({ recentlyViewed }) => [
    { read: async ({ id }) => ({ recently_viewed: await recentlyViewed.listOf(id) }) },
  ],
  web: async () => {
    const { recentlyViewedRoutes } = await import('./recently-viewed.routes');
    const { recentlyViewedSchemas } = await import('./recently-viewed.schemas');
    return { schemas: recentlyViewedSchemas, routes: [recentlyViewedRoutes] };
  },
});
