import { paths } from '@tessera/shared/paths';
import { countryName } from '@tessera/shared/addresses';
import type { AdminOrderSummary } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Badge } from '@tessera/shared/ui';
import { TimeAgo } from '../../format/time-ago';
import { ordersMessages } from '../../messages/orders/orders';
import { DisputeBadge, PaymentBadge, ShipmentBadge, StatusBadge } from '../../orders/state-badges';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { RowLink } from '../../table/links/row-link';
import styles from './order-columns.module.css';
import { ORDER_COLUMNS, customerName, type OrderColumn } from './orders.model';

/** More of them have no room in a row; its tooltip has them all. */
const SHOWN_TAGS = 2;

interface OrderColumnsOptions extends CellContext {
  shown: readonly OrderColumn[];
}

type ColumnShape = Omit<Column<AdminOrderSummary>, 'key' | 'label'>;

/** The columns of the list of orders, those that are shown. */
export function orderColumns({ shown, now, locale }: OrderColumnsOptions): Column<AdminOrderSummary>[] {
  const text = messagesIn(ordersMessages);
  const shapes: Record<OrderColumn, ColumnShape> = {
    number: {
      width: 'sm',
      cell: ({ number }) => <RowLink to={paths.adminOrder(number)}>{number}</RowLink>,
    },
    placed_at: {
      width: 'sm',
      quiet: true,
      sorts: bothWays('-placed_at'),
      cell: ({ placed_at }) => <TimeAgo at={placed_at} now={now} locale={locale} />,
    },
    customer: { cell: (order) => <span title={order.email}>{customerName(order)}</span> },
    status: { width: 'md', cell: (order) => <StatusBadge {...order} /> },
    payment: {
      width: 'md',
      cell: (order) => (
        <span className={styles.Tags}>
          <PaymentBadge {...order} />
          <DisputeBadge {...order} />
        </span>
      ),
    },
    shipment: { width: 'md', cell: (order) => <ShipmentBadge {...order} /> },
    items: {
      width: 'xs',
      figure: true,
      quiet: true,
      wide: true,
      card: 'labelled',
      cell: ({ item_count }) => item_count.toLocaleString(locale),
    },
    total: {
      width: 'sm',
      figure: true,
      card: 'end',
      sorts: bothWays('-total'),
      cell: ({ total, currency }) => formatMoney(total, currency, locale),
    },
    country: { width: 'sm', quiet: true, wide: true, cell: ({ country }) => countryName(country, locale) },
    tags: {
      width: 'md',
      wide: true,
      cell: ({ tags }) =>
        tags.length > 0 && (
          <span className={styles.Tags} title={tags.join(', ')}>
            {tags.slice(0, SHOWN_TAGS).map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
            {tags.length > SHOWN_TAGS && `+${tags.length - SHOWN_TAGS}`}
          </span>
        ),
    },
  };
  return ORDER_COLUMNS.filter((key) => shown.includes(key)).map((key) => ({
    key,
    label: text.columns[key],
    ...shapes[key],
  }));
}
