import { api } from '@tessera/shared/client';
import type { AdminCoupon, AdminCouponList, AdminCouponRecord } from '@tessera/shared/contract';
import { newKey } from '../../controls/new-key';
import { askForCsv, listQuery } from '../../list-page/list.queries';
import { searchParamsOf } from '../../list/list-address';
import type { CouponsState } from './coupons.model';

/** Of every list of coupons. */
export const COUPONS_KEY = ['admin', 'coupons'] as const;

/** One page of coupons. */
export const couponsQuery = (state: CouponsState) => listQuery<AdminCouponList>('coupons', state);

/** The address of a file of all coupons which the list's filter shows. */
export const exportCoupons = (state: CouponsState): Promise<string> =>
  askForCsv('coupons/downloads', { filter: searchParamsOf(state) });

/** A coupon that is not there yet: its one code, or how its many codes begin and how many there are. */
export type NewCoupon = Pick<AdminCoupon, 'kind' | 'value' | 'active'> &
  ({ code: string } | { prefix: string; count: number; max_uses: number });

/** @returns the coupon that was made */
export const makeCoupon = (json: NewCoupon) =>
  api.post<AdminCouponRecord>('prefix' in json ? 'admin/coupons/many' : 'admin/coupons', { json, key: newKey() });
