import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { ActionButton } from '../../controls/actions/action-button';
import { useLateDialog } from '../../form/use-late-dialog';
import { staffPage } from '../../guard/staff-page';
import { chipsOf, wordOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { useStaffNews } from '../../live/use-staff-news';
import { marketingMessages } from '../../messages/marketing';
import { useRights } from '../../rights/use-rights';
import { ListViews } from '../../views/list-views';
import { CouponsList } from './coupons-list';
import { CouponsTools } from './coupons-tools';
import { BUILT_IN_VIEWS, couponList, type CouponFilter } from './coupons.model';
import { couponsQuery } from './coupons.queries';
import type { NewCouponDialogProps } from './new-coupon-dialog';

const importDialog = () => import(/* webpackChunkName: "coupon-dialog" */ './new-coupon-dialog');

/** What a filter's value is called. */
function sayValue(name: CouponFilter, value: string): string {
  const { states, kinds } = messagesIn(marketingMessages);
  return wordOf(name === 'state' ? states : kinds, value);
}

function MarketingScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(marketingMessages);
  const { state, tools, hrefFor } = useListState(couponList);
  const reason = useRights()('marketing.write');
  const { Dialog, opened, open, close } = useLateDialog<null, NewCouponDialogProps>(importDialog);
  const result = useQuery({ ...couponsQuery(state), enabled });
  useStaffNews(
    ({ type, kind }) => type === 'changed' && kind === 'coupon',
    () => void result.refetch(),
    !enabled,
  );
  const asked = { spec: couponList, state, enabled };
  return (
    <ListPage
      words={{ title: text.title, what: text.theCoupons, counted: text.count }}
      actions={
        <ActionButton size="sm" reason={reason} onClick={() => open(null)}>
          {text.add.title}
        </ActionButton>
      }
      result={result}
      dialogs={Dialog && opened && <Dialog key={opened.count} open={opened.isOpen} onClose={close} />}
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
