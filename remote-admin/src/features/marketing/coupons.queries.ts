import { api } from '@tessera/shared/client';
import type { AdminCoupon, AdminCouponList, AdminCouponRecord, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../controls/new-key';
import { searchParamsOf } from '../../list/list-address';
import { PAGE_SIZE, type CouponsState } from './coupons.model';

/** Of every list of coupons. */
export const COUPONS_KEY = ['admin', 'coupons'] as const;

/** One page of coupons; while the next one is on its way the last one stays. */
export function couponsQuery(state: CouponsState) {
  const { after } = state;
  const question = { ...searchParamsOf(state), ...(after && { after }), page_size: PAGE_SIZE };
  return queryOptions({
    queryKey: [...COUPONS_KEY, question],
    queryFn: ({ signal }) => api.get<AdminCouponList>('admin/coupons', { searchParams: question, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** An address that downloads all coupons which the list's filter shows, as CSV; it is good once and for a minute. */
export async function exportCoupons(state: CouponsState): Promise<string> {
  const { url } = await api.post<Download>('admin/coupons/downloads', { json: { filter: searchParamsOf(state) } });
  return url;
}

/** A coupon that is not there yet: its one code, or how its many codes begin and how many there are. */
export type NewCoupon = Pick<AdminCoupon, 'kind' | 'value' | 'active'> &
  ({ code: string } | { prefix: string; count: number; max_uses: number });

/** @returns the coupon that was made */
export const makeCoupon = (json: NewCoupon) =>
  api.post<AdminCouponRecord>('prefix' in json ? 'admin/coupons/many' : 'admin/coupons', { json, key: newKey() });
