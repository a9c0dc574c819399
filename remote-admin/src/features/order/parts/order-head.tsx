import type { AdminOrder } from '@tessera/shared/contract';
import { momentOf } from '@tessera/shared/dates';
import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Badge, Breadcrumbs } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../../controls/action-button';
import { Menu } from '../../../controls/menu';
import { adminMessages } from '../../../messages/admin';
import { orderMessages } from '../../../messages/order';
import { ordersMessages } from '../../../messages/orders';
import { PaymentBadge, ShipmentBadge, StatusBadge } from '../../../orders/state-badges';
import { primaryAction, type OrderAction } from '../model/actions.model';
import styles from './order-head.module.css';
import { OrderPresence } from './order-presence';

interface OrderHeadProps {
  order: AdminOrder;
  /** why an action cannot be taken: undefined where it can */
  reasonOf: (action: OrderAction) => string | undefined;
  onAction: (action: OrderAction) => void;
}

const IN_MENU: readonly OrderAction[] = [
  'ship',
  'deliver',
  'mark_paid',
  'capture',
  'edit',
  'refund',
  'address',
  'hold',
  'cancel',
];

/** What the order is called, how it stands, and what most likely comes next for it. */
export function OrderHead({ order, reasonOf, onAction }: OrderHeadProps) {
  const text = useMessages(orderMessages);
  const words = useMessages(ordersMessages);
  const { dashboard } = useMessages(adminMessages);
  const locale = useLocale();
  const { number, placed_at, placed_by_name, hold, status } = order;
  const primary = primaryAction(order);
  return (
    <header className={styles.Head}>
      <Breadcrumbs
        items={[
          { label: dashboard, to: paths.admin() },
          { label: words.title, to: paths.adminOrders() },
          { label: number },
        ]}
        linkAs={Link}
      />
      <div className={styles.Bar}>
        <div className={styles.Words}>
          <h1 className={styles.Title}>{words.orderNumber(number)}</h1>
          <div className={styles.States} role="status" aria-label={text.states}>
            {status !== 'open' && status !== 'cancelled' && <StatusBadge status={status} />}
            <PaymentBadge {...order} />
            <ShipmentBadge {...order} />
            {hold && <Badge tone="warning">{words.held}</Badge>}
          </div>
          <OrderPresence id={order.id} />
          <p className={styles.When}>
            <time dateTime={placed_at}>{text.placedAt(momentOf(placed_at, locale))}</time>
            {placed_by_name && ` ${text.placedBy(placed_by_name)}`}
          </p>
        </div>
        <div className={styles.Actions}>
          <Menu
            label={text.more}
            items={IN_MENU.filter((action) => action !== primary).map((action) => ({
              key: action,
              label: text.actions[action],
              reason: reasonOf(action),
              tone: action === 'cancel' ? ('danger' as const) : undefined,
              onSelect: () => onAction(action),
            }))}
          />
          {primary && (
            <ActionButton reason={reasonOf(primary)} onClick={() => onAction(primary)}>
              {text.actions[primary]}
            </ActionButton>
          )}
        </div>
      </div>
    </header>
  );
}
