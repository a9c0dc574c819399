import type { Checkout } from '@tessera/shared/contract';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { cardName } from '../../../payment/card-name';
import { readSavedCard } from '../../../payment/saved-card';

/** The chosen way of paying, in a line. */
export function PaymentSummary({ checkout }: { checkout: Checkout }) {
  const { payment_offers, payment_method, totals, currency } = checkout;
  const money = moneyFormat(currency, useLocale());
  const offer = payment_offers.find(({ code }) => code === payment_method);
  if (!offer) return null;
  const card = payment_method === 'test-card' ? readSavedCard() : undefined;
  const name = card ? cardName(card) : offer.name;
  const credit = payment_offers.find(({ code }) => code === 'store-credit');
  return <p>{totals.credit === undefined ? name : `${credit?.name} (${money(totals.credit)}), ${name}`}</p>;
}
