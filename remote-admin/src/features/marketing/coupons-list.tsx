import type { AdminCouponList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { ListPager } from '../../list/paging/list-pager';
import type { ShownList } from '../../list/shown-list';
import { marketingMessages } from '../../messages/marketing';
import { DataTable } from '../../table/data-table';
import { couponColumns } from './coupon-columns';
import { codeText, couponList, PAGE_SIZE, type CouponsState } from './coupons.model';

/** The table of coupons with its paging, and its empty states. */
export function CouponsList({ state, list, stale, now, locale }: ShownList<CouponsState, AdminCouponList>) {
  const text = useMessages(marketingMessages);
  if (list?.items.length === 0 && !stale) return <NoMatch spec={couponList} state={state} text={text} />;
  return (
    <>
      <DataTable
        caption={text.title}
        columns={couponColumns({ now, locale })}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={codeText}
        expected={PAGE_SIZE}
        stale={stale}
        sort={{ value: state.sort, hrefFor: (sort) => listHref(couponList, fromStart(state, { sort })) }}
      />
      {list && <ListPager spec={couponList} state={state} list={list} locale={locale} />}
    </>
  );
}
