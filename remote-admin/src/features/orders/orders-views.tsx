import { paths } from '@tessera/shared/paths';
import type { SavedView } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { readList } from '../../list/list-address';
import { ViewLinks, type ViewLink } from '../../list/view-links';
import { ordersMessages } from '../../messages/orders';
import { ViewActions } from '../../views/view-actions';
import { viewsQuery } from '../../views/views.queries';
import { BUILT_IN_VIEWS, orderList, viewHref, viewQuery, type BuiltInView, type OrdersState } from './orders.model';

/** The query of a kept view as this list would write it today. */
const queryOf = ({ query }: SavedView): string => viewQuery(readList(orderList, new URLSearchParams(query)));

/** What staff look at every day, and what they have saved themselves. */
export function OrdersViews({ state, enabled }: { state: OrdersState; enabled: boolean }) {
  const text = useMessages(ordersMessages).views;
  const { data: saved = [] } = useQuery({ ...viewsQuery('orders'), enabled });
  const present = viewQuery(state);
  // the keys of a record are what its type says
  const builtIn: ViewLink[] = (Object.keys(BUILT_IN_VIEWS) as BuiltInView[]).map((key) => {
    const href = viewHref(BUILT_IN_VIEWS[key]);
    return { key, label: text[key], href, current: present === (href.split('?')[1] ?? '') };
  });
  const own: ViewLink[] = saved.map((view) => {
    const query = queryOf(view);
    return {
      key: view.id,
      label: view.name,
      href: query ? `${paths.adminOrders()}?${query}` : paths.adminOrders(),
      current: present === query,
    };
  });
  const isBuiltIn = builtIn.some(({ current }) => current);
  return (
    <ViewLinks label={text.label} views={[...builtIn, ...own]}>
      {enabled && !isBuiltIn && (
        <ViewActions list="orders" query={present} view={saved.find((view) => queryOf(view) === present)} />
      )}
    </ViewLinks>
  );
}
