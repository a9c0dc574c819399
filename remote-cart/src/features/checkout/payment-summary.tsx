import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { readKeptCard } from '../../payment/kept-card';
import { paymentMessages } from '../../payment/payment-messages';

/** The chosen way of paying, in a line. */
export function PaymentSummary({ checkout: { payment_offers, payment_method } }: { checkout: Checkout }) {
  const text = useMessages(paymentMessages);
  const offer = payment_offers.find(({ code }) => code === payment_method);
  if (!offer) return null;
  const card = payment_method === 'test-card' ? readKeptCard() : undefined;
  return <p>{card ? text.cardEnding(card.brand, card.last4) : offer.name}</p>;
}
