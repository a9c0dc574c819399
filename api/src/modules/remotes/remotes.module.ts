import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createRemotesService } from './remotes.service';

/** Which build of which remote is live. */
export const remotesModule = defineModule({
  name: 'remotes',
  services: (infra: Infra) => ({ remotes: createRemotesService(infra) }),
  web: async () => {
    const { remotesAdminRoutes, remotesRoutes } = await import('./remotes.routes');
    const { remotesSchemas } = await import('./remotes.schemas');
    return { schemas: remotesSchemas, routes: [remotesRoutes], uploadRoutes: [remotesAdminRoutes] };
  },
});
