import { defineModule } from '../../framework/module';
import type { Infra } from '../../infra';
import type { AuditService } from '../audit/audit.service';
import type { PromotionsService } from '../promotions/promotions.service';
import type { StoreService } from '../store/store.service';
import { createCouponEdits } from './coupon-edits.service';
import { createCouponList } from './coupon-list.service';
import { createCouponRecords } from './coupon-records.service';

interface Needs {
  audit: AuditService;
  promotions: PromotionsService;
  store: StoreService;
}

/** The staff's side of coupons, who make and look after them; the shoppers' side is ../promotions. */
export const couponsModule = defineModule({
  name: 'coupons',
  services: (infra: Infra, needs: Needs) => {
    const shared = { ...infra, ...needs };
    const couponRecords = createCouponRecords(shared);
    return {
      couponRecords,
      couponList: createCouponList(shared),
      couponEdits: createCouponEdits({ ...shared, couponRecords }),
    };
  },
  web: async () => {
    const { couponsRoutes } = await import('./coupons.routes');
    const { couponsSchemas } = await import('./coupons.schemas');
    return { schemas: couponsSchemas, routes: [couponsRoutes] };
  },
});
