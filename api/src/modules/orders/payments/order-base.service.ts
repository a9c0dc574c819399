import type { Infra } from '../../../infra';
import type { MailService } from '../../mail/mail.service';
import { createOrderEventsService } from '../events/order-events.service';
import { createOrderCards } from '../gift-cards/order-cards.service';
import { createPaymentOrders } from './payment-orders.service';

/** What of orders stands before payments, which tell it how they went. It keeps nothing: each may make its own. */
export function createOrderBase(
  infra: Pick<Infra, 'db' | 'clock' | 'logger' | 'queue'>,
  { mail }: { mail: Pick<MailService, 'send'> },
) {
  const orderEvents = createOrderEventsService(infra);
  const orderCards = createOrderCards({ ...infra, mail, events: orderEvents });
  return { orderEvents, orderCards, paymentOrders: createPaymentOrders({ ...infra, events: orderEvents, orderCards }) };
}
