import { useMessages } from '@tessera/shared/i18n';
import { storeQuery, useLocale } from '@tessera/shared/query';
import { ButtonLink } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { staffPage } from '../../guard/staff-page';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { useLiveList } from '../../live/use-live-list';
import { ordersMessages } from '../../messages/orders/orders';
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
  const { drafts, newOrder } = useMessages(ordersMessages);
  if (useRights()('orders.write')) return null;
  return (
    <>
      <ButtonLink as={Link} variant="secondary" size="sm" to={adminPaths.drafts()}>
        {drafts}
      </ButtonLink>
      <ButtonLink as={Link} size="sm" to={adminPaths.newOrder()}>
        {newOrder}
      </ButtonLink>
    </>
  );
}

function OrdersScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(ordersMessages);
  const { state, show, search, hrefFor } = useListState(orderList);
  const how = { currency: useQuery(storeQuery()).data?.currency ?? 'USD', locale: useLocale() };
  const result = useLiveList(useQuery({ ...ordersQuery(state), enabled }), { kind: 'order', state, enabled });
  const isLarge = result.data?.total_is_exact === false;
  const asked = { spec: orderList, state, enabled };
  return (
    <ListPage
      words={{ title: text.title, what: text.theOrders, counted: text.count }}
      actions={<WritingLinks />}
      result={result}
      rows={(shown) => <OrdersList {...shown} state={state} />}
    >
      <ListViews {...asked} list="orders" views={BUILT_IN_VIEWS} text={text.views} />
      <OrdersTools {...how} state={state} isLarge={isLarge} onSearch={search} onShow={show} />
      <FilterChips chips={filterChips(state, how)} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/orders: every order; search, filters, order, columns and page live in the address. */
export const Page = staffPage(OrdersScreen);
