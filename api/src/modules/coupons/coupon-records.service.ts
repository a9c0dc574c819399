import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { csvHead, csvLine } from '../../presenters/formats/csv';
import type { StoreService } from '../store/store.service';
import { couponListRepository } from './coupon-list.repository';
import { couponRecordsRepository as repository } from './coupon-records.repository';
import { MOST_CODES } from './coupons.schemas';
import type { AdminCouponRecordView } from './coupons.schemas';
import { presentCoupon } from './present-coupon';

export interface CouponRecordsDeps extends Pick<Infra, 'db' | 'clock'> {
  store: Pick<StoreService, 'getCurrency'>;
}

export type CouponRecordsService = ReturnType<typeof createCouponRecords>;

const SHOWN_ORDERS = 10;

/** One coupon as staff see it. */
export function createCouponRecords({ db, clock, store }: CouponRecordsDeps) {
  /** @throws AppError `coupons.not_found` */
  async function get(id: string): Promise<AdminCouponRecordView> {
    const currency = await store.getCurrency();
    const row = isId(id) ? await couponListRepository.find(db, id, clock.now()) : undefined;
    if (!row) throw new AppError('coupons.not_found');
    const [orders, sums] = await Promise.all([
      repository.listOrders(db, id, SHOWN_ORDERS),
      repository.sumOrders(db, id),
    ]);
    return {
      ...presentCoupon(row, currency),
      ...sums,
      orders: orders.map(({ placed_at, ...order }) => ({ ...order, placed_at: placed_at.toISOString() })),
      can_delete: orders.length === 0,
    };
  }

  return {
    get,

    /** @throws AppError `coupons.not_found` where there is no coupon of many codes with this id */
    async requireCodes(id: string): Promise<void> {
      const row = isId(id) ? await couponListRepository.find(db, id, clock.now()) : undefined;
      if (!row || row.code !== null) throw new AppError('coupons.not_found');
    },

    /** Its codes as CSV, each with how often it was used. */
    async *writeCodes(id: string): AsyncGenerator<string> {
      yield csvHead(['code', 'used']);
      for (const { code, used } of await repository.listCodes(db, id, MOST_CODES)) yield csvLine([code, used]);
    },
  };
}
