import { api } from '@tessera/shared/client';
import type { AdminCouponRecord, Download } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';

const pathOf = (id: string): string => `admin/coupons/${encodeURIComponent(id)}`;

/** One coupon with the latest orders that used it. */
export function couponQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'coupon', id],
    queryFn: ({ signal }) => api.get<AdminCouponRecord>(pathOf(id), { signal }),
    meta: { personal: true },
  });
}

type Seen = Pick<AdminCouponRecord, 'id' | 'version'>;

/** Each is refused when somebody changed the coupon since this version. */
export const saveCoupon = ({ id, version }: Seen, edit: object) =>
  api.patch<AdminCouponRecord>(pathOf(id), { json: { version, ...edit }, key: newKey() });
export const removeCoupon = ({ id, version }: Seen) => api.delete<undefined>(pathOf(id), { searchParams: { version } });

/** An address that downloads its codes as CSV; it is good once and for a minute. */
export async function exportCodes({ id }: Pick<Seen, 'id'>): Promise<string> {
  return (await api.post<Download>(`${pathOf(id)}/codes/downloads`)).url;
}
