import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { confirmationMessages } from '../../../messages/confirmation';

type Texts = typeof confirmationMessages.loaded.en & object;
type MessageKey = Exclude<{ [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts], undefined>;

const MESSAGES: Record<Order['payment']['status'], MessageKey> = {
  paid: 'paid',
  authorised: 'authorised',
  refunded: 'refunded',
  partially_refunded: 'refunded',
  cancelled: 'cancelled',
  failed: 'failed',
  needs_confirmation: 'confirmTitle',
  pending: 'waitingTitle',
};

/** How the payment stands, in a sentence. */
export function PaymentFact({ order: { payment, pay_later } }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  const isCash = payment.method === 'cash-on-delivery' && ['pending', 'authorised'].includes(payment.status);
  // what the buyer still has to do is not on its way
  if (payment.status === 'pending' && payment.action) return <>{text.unpaid}</>;
  // approved is the whole of it, which no card is charged with
  if (pay_later && payment.status === 'authorised') return <>{text.inParts}</>;
  return <>{isCash ? text.cash : text[MESSAGES[payment.status]]}</>;
}
