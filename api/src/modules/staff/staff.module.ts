import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import { createRolesService } from './roles.service';
import { createStaffService } from './staff.service';
import { createStaffTokensService } from './staff-tokens.service';

interface Needs {
  audit: AuditService;
}

/** Who works in the shop, and what each of them may do. */
export const staffModule = defineModule({
  name: 'staff',
  services: (infra: Infra, { audit }: Needs) => {
    const staff = createStaffService({ ...infra, audit });
    const shared = { ...infra, audit, staff };
    return { staff, roles: createRolesService(shared), staffTokens: createStaffTokensService(shared) };
  },
  hourly: ({ staffTokens }) => staffTokens.removeOld(),
  web: async () => {
    const { staffRoutes } = await import('./staff.routes');
    const { staffSchemas } = await import('./staff.schemas');
    const { staffTokensRoutes } = await import('./staff-tokens.routes');
    const { staffTokensSchemas } = await import('./staff-tokens.schemas');
    return { schemas: [...staffSchemas, ...staffTokensSchemas], routes: [staffRoutes, staffTokensRoutes] };
  },
});
