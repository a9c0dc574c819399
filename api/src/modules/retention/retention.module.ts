import { defineModule } from '../../framework/module';
import type { ModuleContext } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import { createRetentionService } from './retention.service';

interface Needs {
  audit: AuditService;
}

/** How long the shop keeps what; modules state it at their doors (`retention`), and here it is chosen and done. */
export const retentionModule = defineModule({
  name: 'retention',
  services: (context: ModuleContext, { audit }: Needs) => ({
    retention: createRetentionService({ ...context, audit }),
  }),
  hourly: ({ retention }) => retention.run(),
  web: async () => {
    const { retentionRoutes } = await import('./retention.routes');
    const { retentionSchemas } = await import('./retention.schemas');
    return { schemas: retentionSchemas, routes: [retentionRoutes] };
  },
});
