import type { AdminCouponList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { ListTable } from '../../list-page/list-table';
import type { ShownList } from '../../list/shown-list';
import { marketingMessages } from '../../messages/marketing';
import { couponColumns } from './coupon-columns';
import { codeText, couponList, type CouponsState } from './coupons.model';

/** The table of coupons. */
export function CouponsList(shown: ShownList<CouponsState, AdminCouponList>) {
  const text = useMessages(marketingMessages);
  return (
    <ListTable
      {...shown}
      spec={couponList}
      text={text}
      caption={text.title}
      columns={couponColumns(shown)}
      nameOf={codeText}
    />
  );
}
