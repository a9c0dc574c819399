import type { Checkout } from '@tessera/shared/contract';
import { cardName } from '../../../payment/card-name';
import { readSavedCard } from '../../../payment/saved-card';

/** The chosen way of paying, in a line. */
export function PaymentSummary({ checkout: { payment_offers, payment_method } }: { checkout: Checkout }) {
  const offer = payment_offers.find(({ code }) => code === payment_method);
  if (!offer) return null;
  const card = payment_method === 'test-card' ? readSavedCard() : undefined;
  return <p>{card ? cardName(card) : offer.name}</p>;
}
