import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createLimitsService } from './limits.service';

/** How often something may be tried, counted for all processes together. */
export const limitsModule = defineModule({
  name: 'limits',
  services: (infra: Infra) => ({ limits: createLimitsService(infra) }),
  hourly: ({ limits }) => limits.removeIdle(),
});
