import { paths } from '@tessera/shared/paths';
import { useMessages } from '@tessera/shared/i18n';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { fromStart, listHref } from '../../list/list-address';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders';
import { orderList, type OrdersState } from './orders.model';

/** No rows: says whether the question or the shop is the reason, and what to do about it. */
export function OrdersEmpty({ state }: { state: OrdersState }) {
  const text = useMessages(ordersMessages);
  const words = useMessages(listMessages);
  const isAsked = state.search !== '' || Object.keys(state.filters).length > 0;
  if (!isAsked && !state.after) {
    return (
      <EmptyState compact title={text.none}>
        {text.noneText}
      </EmptyState>
    );
  }
  // the orders of a page far behind may all have gone from what is asked for
  const [to, label] = state.after
    ? [listHref(orderList, fromStart(state, {})), words.firstPage]
    : [paths.adminOrders(), text.showAll];
  return (
    <EmptyState
      compact
      title={text.noMatch}
      actions={
        <ButtonLink as={Link} size="sm" to={to}>
          {label}
        </ButtonLink>
      }
    >
      {text.noMatchText}
    </EmptyState>
  );
}
