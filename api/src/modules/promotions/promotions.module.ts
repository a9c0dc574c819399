import type { Infra } from '../../infra';
import { defineModule } from '../../framework/module';
import { createPromotionsService } from './promotions.service';

/** The shoppers' side of coupons, what a code gives whom; the staff's side is ../coupons. */
export const promotionsModule = defineModule({
  name: 'promotions',
  services: (infra: Infra) => ({ promotions: createPromotionsService(infra) }),
});
