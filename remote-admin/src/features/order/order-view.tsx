import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useState } from 'react';
import { useStaffNews } from '../../live/use-staff-news';
import { orderMessages } from '../../messages/order';
import { useRights } from '../../rights/use-rights';
import { ActionDialogs, type OpenAction } from './actions/action-dialogs';
import { blockOf, rightFor, type OrderAction } from './model/actions.model';
import styles from './order.module.css';
import { OrderAddresses } from './parts/order-addresses';
import { OrderCustomer } from './parts/order-customer';
import { OrderDocuments } from './parts/order-documents';
import { OrderHead } from './parts/order-head';
import { OrderHeld } from './parts/order-held';
import { OrderLines } from './parts/order-lines';
import { OrderLinks } from './parts/order-links';
import { OrderMoney } from './parts/order-money';
import { OrderParcels } from './parts/order-parcels';
import { OrderReturns } from './parts/order-returns';
import { OrderTags } from './parts/order-tags';
import { OrderTimeline } from './parts/order-timeline';

interface OrderViewProps {
  order: AdminOrder;
  /** milliseconds since the epoch: when it was read */
  now: number;
  /** it is not what it was, says the shop's live feed */
  onChanged: () => void;
}

/** Everything about one order, and everything that can be done with it. */
export function OrderView({ order, now, onChanged }: OrderViewProps) {
  const text = useMessages(orderMessages);
  const whyNot = useRights();
  const [isEdited, setIsEdited] = useState(false);
  const [opened, setOpened] = useState<OpenAction>({ action: 'ship', isOpen: false, count: 0 });

  function reasonOf(action: OrderAction): string | undefined {
    const block = blockOf(action, order);
    return whyNot(rightFor(action)) ?? (block && text.blocks[block]);
  }

  // What somebody is at work on stays as they saw it: their save then finds out that it is not so any more.
  useStaffNews(
    (news) => news.type === 'changed' && news.kind === 'order' && news.id === order.id,
    onChanged,
    opened.isOpen || isEdited,
  );

  const openAction = (action: OrderAction) => setOpened(({ count }) => ({ action, isOpen: true, count: count + 1 }));
  const cannotWrite = whyNot('orders.write');
  return (
    <>
      <OrderHead order={order} reasonOf={reasonOf} onAction={openAction} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <OrderHeld hold={order.hold} />
          <OrderLines order={order} />
          <OrderParcels order={order} />
          <OrderMoney order={order} />
          <OrderLinks order={order} reason={cannotWrite} />
          <OrderTimeline order={order} now={now} reason={cannotWrite} />
        </div>
        <div className={styles.Side}>
          <OrderCustomer order={order} />
          <OrderAddresses order={order} reason={reasonOf('address')} onEdit={() => openAction('address')} />
          <OrderReturns order={order} />
          <OrderDocuments order={order} />
          <OrderTags order={order} reason={cannotWrite} onEdit={setIsEdited} />
        </div>
      </div>
      <ActionDialogs
        order={order}
        opened={opened}
        onClose={() => setOpened((present) => ({ ...present, isOpen: false }))}
      />
    </>
  );
}
