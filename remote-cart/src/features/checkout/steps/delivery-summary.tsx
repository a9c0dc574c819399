import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useLocale } from '../../../frame/page-locale';
import { arrivalOf } from '../state/arrival';
import { checkoutMessages } from '../../../messages/checkout';
import { frameMessages } from '../../../messages/frame';

/** The chosen way of delivery, in a line. */
export function DeliverySummary({ checkout }: { checkout: Checkout }) {
  const text = useMessages(checkoutMessages);
  const { free } = useMessages(frameMessages);
  const locale = useLocale();
  const money = moneyFormat(checkout.currency, useLocale());
  const offer = checkout.delivery_offers.find(({ code }) => code === checkout.delivery_method);
  if (!offer) return null;
  const { name, price } = offer;
  const days = arrivalOf(offer, checkout, text, locale);
  return <p>{[name, price > 0 ? money(price) : free, days].join(' · ')}</p>;
}
