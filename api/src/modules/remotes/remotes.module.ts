import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import { createRemotesService } from './remotes.service';

interface Needs {
  audit: AuditService;
}

/** Which build of which remote is live. */
export const remotesModule = defineModule({
  name: 'remotes',
  services: (infra: Infra, { audit }: Needs) => ({ remotes: createRemotesService({ ...infra, audit }) }),
  web: async () => {
    const { remotesAdminRoutes, remotesRoutes } = await import('./remotes.routes');
    const { remotesSchemas } = await import('./remotes.schemas');
    return { schemas: remotesSchemas, routes: [remotesRoutes], uploadRoutes: [remotesAdminRoutes] };
  },
});
