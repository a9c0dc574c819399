import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { DialogButton } from '../../form/dialog-button';
import { staffPage } from '../../guard/staff-page';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { useLiveList } from '../../live/use-live-list';
import { marketingMessages } from '../../messages/marketing';
import { ListViews } from '../../views/list-views';
import { CouponsList } from './coupons-list';
import { CouponsTools } from './coupons-tools';
import { BUILT_IN_VIEWS, couponList, type CouponFilter } from './coupons.model';
import { couponsQuery } from './coupons.queries';

const importDialog = () => import(/* webpackChunkName: "coupon-dialog" */ './new-coupon-dialog');

/** What a filter's value is called. */
function sayValue(name: CouponFilter, value: string): string {
  const { states, kinds } = messagesIn(marketingMessages);
  return wordOf(name === 'state' ? states : kinds, value);
}

function MarketingScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(marketingMessages);
  const { state, tools, hrefFor } = useListState(couponList);
  const result = useLiveList(useQuery({ ...couponsQuery(state), enabled }), { kind: 'coupon', state, enabled });
  const asked = { spec: couponList, state, enabled };
  return (
    <ListPage
      words={{ title: text.title, what: text.theCoupons, counted: text.count }}
      actions={
        <DialogButton right="marketing.write" importDialog={importDialog}>
          {text.add.title}
        </DialogButton>
      }
      result={result}
      rows={(shown) => <CouponsList {...shown} state={state} />}
    >
      <ListViews {...asked} list="coupons" views={BUILT_IN_VIEWS} text={text.views} />
      <CouponsTools {...tools} />
      <FilterChips chips={chipsOf(couponList, state, text.filters, sayValue)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/marketing: the coupons; search, filters, order and page live in the address. */
export const Page = staffPage(MarketingScreen);
