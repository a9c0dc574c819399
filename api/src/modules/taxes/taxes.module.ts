import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createTaxesService } from './taxes.service';

/** Which tax is in a price, or comes on top of it. */
export const taxesModule = defineModule({
  name: 'taxes',
  services: (infra: Infra) => ({ taxes: createTaxesService(infra) }),
});
