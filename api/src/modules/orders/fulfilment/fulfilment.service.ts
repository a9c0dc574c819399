import { AppError } from '../../../errors/errors';
import type { Infra } from '../../../infra';
import type { Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { trackingUrl } from '../order/carriers';
import type { OrderEventsService } from '../events/order-events.service';
import type { OrderPayments } from '../order/order-payments.port';
import { leftToSend } from '../order/order-pieces';
import { canCapture, fulfilmentOf, settledStatus } from '../order/order-state';
import { ordersRepository } from '../order/orders.repository';
import type { OrderItemRow, OrderRow } from '../order/orders.repository';
import { CAPTURE_JOB, CAPTURE_OPTIONS } from '../order/capture-job';
import { shipmentsRepository } from '../order/shipments.repository';

export interface ShipmentRequest {
  /** without: all that is left */
  items?: readonly { order_item_id: string; quantity: number }[];
  carrier: string;
  tracking_number: string;
}

export interface FulfilmentDeps extends Pick<Infra, 'db' | 'clock' | 'queue'> {
  events: Pick<OrderEventsService, 'emit'>;
  payments: Pick<OrderPayments, 'capture'>;
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;

/** Sending off and arriving. */
export function createFulfilmentService({ db, clock, queue, events, payments }: FulfilmentDeps) {
  async function settle(trx: Trx, row: OrderRow): Promise<void> {
    const items = await ordersRepository.listItems(trx, [row.id]);
    const shipments = await shipmentsRepository.listOf(trx, [row.id]);
    const fulfilment_status = fulfilmentOf(items, shipments.filter(({ delivered_at }) => delivered_at === null).length);
    const status = settledStatus({ ...row, fulfilment_status });
    const arrived = fulfilment_status === 'delivered' && !row.delivered_at ? { delivered_at: clock.now() } : {};
    await ordersRepository.update(trx, row.id, { status, fulfilment_status, ...arrived }, clock.now());
  }

  async function shipLocked(trx: Trx, row: OrderRow, { carrier, tracking_number, items }: ShipmentRequest) {
    const rows = await ordersRepository.listItems(trx, [row.id]);
    const sent = linesToSend(rows, items);
    const shipment = { id: newId(), order_id: row.id, carrier, tracking_number, shipped_at: clock.now() };
    const lines = sent.map(({ row: { id }, quantity }) => ({ shipment_id: shipment.id, order_item_id: id, quantity }));
    await shipmentsRepository.insert(trx, shipment, lines);
    await ordersRepository.setQuantities(
      trx,
      sent.map(({ row: { id, quantity_shipped, quantity_returned, quantity_unsent }, quantity }) => ({
        id,
        quantity_returned,
        quantity_unsent,
        quantity_shipped: quantity_shipped + quantity,
      })),
    );
    await settle(trx, row);
    const tracking_url = trackingUrl(carrier, tracking_number);
    const data = {
      shipment_id: shipment.id,
      carrier,
      tracking_number,
      tracking_url,
      items: lines.map(({ order_item_id, quantity }) => ({ order_item_id, quantity })),
    };
    await events.emit(trx, { order_id: row.id, event: 'shipped', data });
    if (row.payment_status !== 'authorised') return;
    await queueCapture(trx, row.id);
  }

  const queueCapture = (trx: Trx, order_id: string): Promise<void> =>
    queue.send(CAPTURE_JOB, { order_id }, { ...CAPTURE_OPTIONS, trx });

  return {
    /** Sends off goods of a locked order, as part of `trx`. @throws AppError `orders.not_possible` */
    async ship(trx: Trx, row: OrderRow, shipment: ShipmentRequest): Promise<void> {
      if (row.status === 'cancelled') throw new AppError('orders.not_possible.cancelled');
      if (row.status === 'awaiting_payment') throw new AppError('orders.not_possible.send_unpaid');
      if (row.status === 'completed') throw new AppError('orders.not_possible.send_all');
      if (row.payment_status === 'failed') throw new AppError('orders.not_possible.payment_lost');
      if (row.due > 0) throw new AppError('orders.not_possible.owed');
      if (row.held_at !== null) throw new AppError('orders.not_possible.held');
      await shipLocked(trx, row, shipment);
    },

    /** The id of the order that a shipment is of. @throws AppError `orders.not_found` */
    async orderOf(shipment_id: string): Promise<string> {
      const order_id = await shipmentsRepository.findOrder(db, shipment_id);
      if (order_id === undefined) throw new AppError('orders.not_found.shipment');
      return order_id;
    },

    /** A shipment of a locked order has arrived, as part of `trx`; again, it changes nothing. */
    async deliver(trx: Trx, row: OrderRow, shipment_id: string): Promise<void> {
      if (!(await shipmentsRepository.setDelivered(trx, shipment_id, clock.now()))) return;
      await settle(trx, row);
      await events.emit(trx, { order_id: row.id, event: 'delivered', data: { shipment_id } });
    },

    /**
     * Takes, as part of `trx`, what was only authorised: `capture` does after the commit, and the queue if that fails.
     * @throws AppError `orders.not_possible`
     */
    async requestCapture(trx: Trx, row: OrderRow): Promise<void> {
      if (!canCapture(row)) throw new AppError('orders.not_possible.capture');
      await queueCapture(trx, row.id);
      await ordersRepository.update(trx, row.id, {}, clock.now());
    },

    /** Takes what was authorised. @throws Error to be called again */
    capture: (order_id: string): Promise<void> => payments.capture(order_id),
  };
}

interface SentLine {
  row: OrderItemRow;
  quantity: number;
}

/** @throws AppError `orders.not_possible` for a line of another order, for too many, and where nothing is left */
function linesToSend(all: OrderItemRow[], wanted: ShipmentRequest['items']): SentLine[] {
  // Gift cards are mailed.
  const rows = all.filter(({ gift_card }) => !gift_card);
  const sent = wanted
    ? wanted.flatMap(({ order_item_id, quantity }): SentLine[] => {
        const row = rows.find(({ id }) => id === order_item_id);
        return row ? [{ row, quantity }] : [];
      })
    : rows.filter((row) => leftToSend(row) > 0).map((row) => ({ row, quantity: leftToSend(row) }));
  const distinct = new Set(sent.map(({ row }) => row.id)).size === (wanted?.length ?? sent.length);
  if (sent.length > 0 && distinct && sent.every(({ row, quantity }) => quantity <= leftToSend(row))) return sent;
  // asked for whatever is left, as for many orders at once
  throw new AppError(wanted ? 'orders.not_possible.send_more' : 'orders.not_possible.send_all');
}
