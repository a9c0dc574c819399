import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import type { DeliveryService } from '../delivery/delivery.service';
import type { MenusService } from '../navigation/menus.service';
import type { StoreService } from '../store/store.service';
import { createContentEdits } from './content-edits.service';
import { createContentService } from './content.service';

interface Needs {
  store: StoreService;
  delivery: DeliveryService;
  audit: AuditService;
  menus: MenusService;
}

/** The shop's own texts. */
export const contentModule = defineModule({
  name: 'content',
  services: (infra: Infra, { audit, menus, ...needs }: Needs) => {
    const content = createContentService({ ...infra, ...needs });
    return { content, contentEdits: createContentEdits({ ...infra, audit, content, menus }) };
  },
  web: async () => {
    const { contentRoutes } = await import('./content.routes');
    const { contentAdminRoutes } = await import('./content-admin.routes');
    const { contentSchemas } = await import('./content.schemas');
    const { contentAdminSchemas } = await import('./content-admin.schemas');
    return { schemas: [...contentSchemas, ...contentAdminSchemas], routes: [contentRoutes, contentAdminRoutes] };
  },
});
