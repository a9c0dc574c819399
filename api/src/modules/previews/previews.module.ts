import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import { createPreviews } from './previews.service';

interface Needs {
  audit: AuditService;
}

/** What is seen in the shop before everybody sees it. */
export const previewsModule = defineModule({
  name: 'previews',
  services: (infra: Infra, needs: Needs) => ({ previews: createPreviews({ ...infra, ...needs }) }),
  web: async () => {
    const { previewsRoutes } = await import('./previews.routes');
    const { previewsSchemas } = await import('./previews.schemas');
    return { schemas: previewsSchemas, routes: [previewsRoutes] };
  },
});
