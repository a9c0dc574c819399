import type { Infra } from '../../../infra';
import { createOrderEventsService } from '../events/order-events.service';
import { createPaymentOrders } from './payment-orders.service';

/** What of orders stands before payments, which tell it how they went. It keeps nothing: each may make its own. */
export function createOrderBase(infra: Pick<Infra, 'db' | 'clock' | 'logger'>) {
  const orderEvents = createOrderEventsService(infra);
  return { orderEvents, paymentOrders: createPaymentOrders({ ...infra, events: orderEvents }) };
}
