import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import type { AuditService } from '../audit/audit.service';
import { createTaxesSettingsService } from './taxes-settings.service';
import { createTaxesService } from './taxes.service';

/** Which tax is in a price, or comes on top of it. */
export const taxesModule = defineModule({
  name: 'taxes',
  services: (infra: Infra, { audit }: { audit: AuditService }) => ({
    taxes: createTaxesService(infra),
    taxesSettings: createTaxesSettingsService({ ...infra, audit }),
  }),
  web: async () => {
    const { taxesSettingsRoutes } = await import('./taxes-settings.routes');
    const { taxesSettingsSchemas } = await import('./taxes-settings.schemas');
    return { schemas: taxesSettingsSchemas, routes: [taxesSettingsRoutes] };
  },
});
