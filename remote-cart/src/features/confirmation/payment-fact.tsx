import type { Order } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { confirmationMessages } from './confirmation-messages';

/** How the payment stands, in a sentence. */
export function PaymentFact({ order: { payment } }: { order: Order }) {
  const text = useMessages(confirmationMessages);
  switch (payment.status) {
    case 'paid':
      return <>{text.paid}</>;
    case 'authorised':
      return <>{payment.method === 'cash-on-delivery' ? text.cash : text.authorised}</>;
    case 'refunded':
    case 'partially_refunded':
      return <>{text.refunded}</>;
    case 'cancelled':
      return <>{text.cancelled}</>;
    case 'failed':
      return <>{text.failed}</>;
    case 'needs_confirmation':
      return <>{text.confirmTitle}</>;
    case 'pending':
      return <>{payment.method === 'cash-on-delivery' ? text.cash : text.waitingTitle}</>;
  }
}
