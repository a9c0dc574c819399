import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import { createMenusService } from './menus.service';
import { createNavigationService } from './navigation.service';

/** What header and footer lead to. */
export const navigationModule = defineModule({
  name: 'navigation',
  services: (infra: Infra, { audit }: { audit: AuditService }) => {
    const menus = createMenusService(infra);
    return { menus, navigation: createNavigationService({ ...infra, audit, menus }) };
  },
  web: async () => {
    const { navigationRoutes } = await import('./navigation.routes');
    const { navigationSchemas } = await import('./navigation.schemas');
    return { schemas: navigationSchemas, routes: [navigationRoutes] };
  },
});
