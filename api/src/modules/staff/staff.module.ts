import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import { createRolesService } from './roles.service';
import { createStaffService } from './staff.service';

interface Needs {
  audit: AuditService;
}

/** Who works in the shop, and what each of them may do. */
export const staffModule = defineModule({
  name: 'staff',
  services: (infra: Infra, { audit }: Needs) => {
    const staff = createStaffService({ ...infra, audit });
    return { staff, roles: createRolesService({ ...infra, audit, staff }) };
  },
  web: async () => {
    const { staffRoutes } = await import('./staff.routes');
    const { staffSchemas } = await import('./staff.schemas');
    return { schemas: staffSchemas, routes: [staffRoutes] };
  },
});
