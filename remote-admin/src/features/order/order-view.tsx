import type { AdminOrder } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Slot } from '@tessera/shared/slots';
import { useState } from 'react';
import { RecordHistory } from '../../audit/record-history';
import { useLateDialog } from '../../form/use-late-dialog';
import { useRecordNews } from '../../live/use-staff-news';
import { orderMessages } from '../../messages/orders/order';
import styles from '../../page/record.module.css';
import { useRights } from '../../rights/use-rights';
import type { ActionDialogsProps } from './actions/action-dialogs';
import { blockOf, rightFor, type OrderAction } from './model/actions.model';
import { OrderAddresses } from './parts/order-addresses';
import { OrderCards } from './parts/order-cards';
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
import { OrderTimeline } from './timeline/order-timeline';
import { OrderTroubles } from './troubles/order-troubles';

const importDialogs = () => import(/* webpackChunkName: "order-dialogs" */ './actions/action-dialogs');

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
  const [isBusy, setIsBusy] = useState(false);
  const { Dialog: Dialogs, opened, open, close } = useLateDialog<OrderAction, ActionDialogsProps>(importDialogs);

  function reasonOf(action: OrderAction): string | undefined {
    const block = blockOf(action, order);
    return whyNot(rightFor(action)) ?? (block && text.blocks[block]);
  }

  // What somebody is at work on stays as they saw it: their save then finds out that it is not so any more.
  useRecordNews('order', order.id, onChanged, opened?.isOpen || isEdited || isBusy);

  const cannotWrite = whyNot('orders.write');
  return (
    <>
      <OrderHead order={order} reasonOf={reasonOf} onAction={open} />
      <div className={styles.Columns}>
        <div className={styles.Main}>
          <OrderTroubles
            order={order}
            reason={whyNot('orders.refund')}
            captureReason={reasonOf('capture')}
            onCapture={() => open('capture')}
            onBusy={setIsBusy}
          />
          <OrderHeld hold={order.hold} />
          <OrderLines order={order} />
          <OrderCards order={order} />
          <OrderParcels order={order} />
          <OrderMoney order={order} />
          <OrderLinks order={order} reason={cannotWrite} />
          <OrderTimeline order={order} now={now} reason={cannotWrite} />
          <RecordHistory type="order" id={order.id} version={order.version} />
        </div>
        <div className={styles.Side} data-many>
          <OrderCustomer order={order} />
          <OrderAddresses order={order} reasonOf={reasonOf} onEdit={open} />
          <OrderReturns order={order} />
          <OrderDocuments
            order={order}
            reason={reasonOf('correct_invoice')}
            onCorrect={() => open('correct_invoice')}
          />
          <OrderTags order={order} reason={cannotWrite} onEdit={setIsEdited} />
          <Slot place="admin-order" order_id={order.id} />
        </div>
      </div>
      {Dialogs && opened && <Dialogs order={order} opened={opened} onClose={close} />}
    </>
  );
}
