import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createStatusService } from './status.service';

/** How the shop is. */
export const statusModule = defineModule({
  name: 'status',
  services: (infra: Infra) => ({ status: createStatusService(infra) }),
  web: async () => {
    const { statusRoutes } = await import('./status.routes');
    const { statusSchemas } = await import('./status.schemas');
    return { schemas: statusSchemas, routes: [statusRoutes] };
  },
});
