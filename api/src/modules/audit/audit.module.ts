import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createAuditExport } from './audit-export.service';
import { createAuditService } from './audit.service';

/** What staff did. */
export const auditModule = defineModule({
  name: 'audit',
  services: (infra: Infra) => {
    const audit = createAuditService(infra);
    return { audit, auditExport: createAuditExport({ audit }) };
  },
  // What others did to a customer's record is the shop's own note; it goes with them.
  personalData: ({ audit }) => [{ read: async () => ({}), erase: (trx, { id }) => audit.forgetPerson(trx, id) }],
  web: async () => {
    const { auditRoutes } = await import('./audit.routes');
    const { auditSchemas } = await import('./audit.schemas');
    return { schemas: auditSchemas, routes: [auditRoutes] };
  },
});
