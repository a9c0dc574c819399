import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createAuditService } from './audit.service';

/** What staff did. */
export const auditModule = defineModule({
  name: 'audit',
  services: (infra: Infra) => ({ audit: createAuditService(infra) }),
  // What others did to a customer's record is the shop's own note; it goes with them.
  personalData: ({ audit }) => [{ read: async () => ({}), erase: (trx, { id }) => audit.forgetPerson(trx, id) }],
  web: async () => {
    const { auditRoutes } = await import('./audit.routes');
    const { auditSchemas } = await import('./audit.schemas');
    return { schemas: auditSchemas, routes: [auditRoutes] };
  },
});
