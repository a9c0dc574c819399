import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../controls/actions/action-button';
import { useLateDialog } from '../../form/use-late-dialog';
import { AdminGuard } from '../../guard/admin-guard';
import { FilterChips, type FilterChip } from '../../list/filter-chips';
import { fromStart, listHref } from '../../list/list-address';
import { useListState } from '../../list/use-list-state';
import { useStaffNews } from '../../live/use-staff-news';
import { adminMessages } from '../../messages/admin';
import { marketingMessages } from '../../messages/marketing';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { useRights } from '../../rights/use-rights';
import { ListViews } from '../../views/list-views';
import { CouponsList } from './coupons-list';
import { CouponsTools } from './coupons-tools';
import { BUILT_IN_VIEWS, couponList, isKind, isState, type CouponFilter, type CouponsState } from './coupons.model';
import { couponsQuery } from './coupons.queries';
import type { NewCouponDialogProps } from './new-coupon-dialog';

const importDialog = () => import(/* webpackChunkName: "coupon-dialog" */ './new-coupon-dialog');

/** What a filter's value is called. */
function sayValue(value: string): string {
  const { states, kinds } = messagesIn(marketingMessages);
  if (isState(value)) return states[value];
  return isKind(value) ? kinds[value] : value;
}

/** The filters that are set in words, each with the address of the list without it. */
function chipsOf(state: CouponsState): FilterChip[] {
  const text = messagesIn(marketingMessages);
  // the keys of a record are what its type says
  return (Object.keys(couponList.filters) as CouponFilter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const { [name]: _gone, ...filters } = state.filters;
    const href = listHref(couponList, fromStart(state, { filters: filters as CouponsState['filters'] }));
    return [{ key: name, name: text.filters[name], value: sayValue(value), href }];
  });
}

function MarketingScreen({ enabled }: { enabled: boolean }) {
  const { dashboard } = useMessages(adminMessages);
  const text = useMessages(marketingMessages);
  const { state, show, search, hrefFor } = useListState(couponList);
  const locale = useLocale();
  const reason = useRights()('marketing.write');
  const { Dialog, opened, open, close } = useLateDialog<null, NewCouponDialogProps>(importDialog);
  const coupons = useQuery({ ...couponsQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = coupons;
  useStaffNews(
    ({ type, kind }) => type === 'changed' && kind === 'coupon',
    () => void refetch(),
    !enabled,
  );
  return (
    <Screen>
      <PageHead
        title={text.title}
        trail={<Breadcrumbs items={[{ label: dashboard, to: paths.admin() }, { label: text.title }]} linkAs={Link} />}
        count={data && text.count(data.total, data.total.toLocaleString(locale))}
        actions={
          <ActionButton size="sm" reason={reason} onClick={() => open(null)}>
            {text.add.title}
          </ActionButton>
        }
      />
      <ListViews
        list="coupons"
        spec={couponList}
        state={state}
        views={BUILT_IN_VIEWS}
        text={text.views}
        enabled={enabled}
      />
      <CouponsTools state={state} onSearch={search} onShow={show} />
      <FilterChips chips={chipsOf(state)} clearHref={hrefFor({ filters: {} })} />
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theCoupons} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <CouponsList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
      {Dialog && opened && <Dialog key={opened.count} open={opened.isOpen} onClose={close} />}
    </Screen>
  );
}

/** /admin/marketing: the coupons; search, filters, order and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<MarketingScreen enabled={false} />}>
      <MarketingScreen enabled />
    </AdminGuard>
  );
}
