import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { Breadcrumbs, ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { useStaffNews } from '../../live/use-staff-news';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { adminMessages } from '../../messages/admin';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders/orders';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { adminPaths } from '../../paths';
import { useRights } from '../../rights/use-rights';
import { ListViews } from '../../views/list-views';
import { filterChips } from './filter-chips.model';
import { OrdersList } from './orders-list';
import { OrdersTools } from './orders-tools';
import { BUILT_IN_VIEWS, orderList } from './orders.model';
import { ordersQuery } from './orders.queries';

/** The ways to orders that staff write; nothing for whoever may not. */
function WritingLinks() {
  const text = useMessages(ordersMessages);
  if (useRights()('orders.write')) return null;
  return (
    <>
      <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.drafts()}>
        {text.drafts}
      </ButtonLink>
      <ButtonLink as={Link} size="sm" to={adminPaths.newOrder()}>
        {text.newOrder}
      </ButtonLink>
    </>
  );
}

function OrdersScreen({ enabled }: { enabled: boolean }) {
  const { dashboard } = useMessages(adminMessages);
  const text = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const { state, show, search, hrefFor } = useListState(orderList);
  const locale = useLocale();
  const currency = useQuery(storeQuery()).data?.currency ?? 'USD';
  const orders = useQuery({ ...ordersQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = orders;
  useStaffNews(
    ({ type, kind }) => type === 'changed' && kind === 'order',
    () => void refetch(),
    !enabled,
  );
  const shown = data?.total.toLocaleString(locale) ?? '';
  return (
    <Screen>
      <PageHead
        title={text.title}
        trail={<Breadcrumbs items={[{ label: dashboard, to: paths.admin() }, { label: text.title }]} linkAs={Link} />}
        count={data && text.count(data.total, data.total_is_exact ? shown : words.moreThan(shown))}
        actions={<WritingLinks />}
      />
      <ListViews
        list="orders"
        spec={orderList}
        state={state}
        views={BUILT_IN_VIEWS}
        text={text.views}
        enabled={enabled}
      />
      <OrdersTools
        state={state}
        currency={currency}
        locale={locale}
        isLarge={data?.total_is_exact === false}
        onSearch={search}
        onShow={show}
      />
      <FilterChips chips={filterChips(state, { currency, locale })} clearHref={hrefFor({ filters: {} })} />
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theOrders} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <OrdersList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
    </Screen>
  );
}

/** /admin/orders: every order; search, filters, order, columns and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<OrdersScreen enabled={false} />}>
      <OrdersScreen enabled />
    </AdminGuard>
  );
}
