import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createPromotionsService } from './promotions.service';

/** Coupons. */
export const promotionsModule = defineModule({
  name: 'promotions',
  services: (infra: Infra) => ({ promotions: createPromotionsService(infra) }),
});
