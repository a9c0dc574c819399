import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { StaffService } from '../staff/staff.service';
import { createViewsService } from './views.service';

interface Needs {
  audit: AuditService;
  staff: StaffService;
}

/** Saved views of staff; they go with the account. */
export const viewsModule = defineModule({
  name: 'views',
  services: (infra: Infra, needs: Needs) => ({ views: createViewsService({ ...infra, ...needs }) }),
  personalData: ({ views }) => [{ read: async ({ id }) => ({ saved_views: await views.listOf(id) }) }],
  web: async () => {
    const { viewsRoutes } = await import('./views.routes');
    const { viewsSchemas } = await import('./views.schemas');
    return { schemas: viewsSchemas, routes: [viewsRoutes] };
  },
});
