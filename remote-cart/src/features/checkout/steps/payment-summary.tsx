import type { Checkout } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLocale } from '../../../frame/page-locale';
import { paymentMessages } from '../../../messages/payment';
import { cardName } from '../../../payment/card-name';
import { plansQuery } from '../../../payment/plan-choice';
import { readSavedCard } from '../../../payment/saved-card';

/** The chosen way of paying, in a line; of a plan also what is paid of it today. */
export function PaymentSummary({ checkout }: { checkout: Checkout }) {
  const { payment_offers, payment_method, plan, totals, currency } = checkout;
  const text = useMessages(paymentMessages);
  const money = moneyFormat(currency, useLocale());
  const isLater = payment_method === 'pay-later';
  const { data } = useQuery({ ...plansQuery(totals.total), enabled: isLater && totals.total > 0 });
  const offer = payment_offers.find(({ code }) => code === payment_method);
  if (!offer) return null;
  const chosen = isLater ? data?.plans.find(({ code }) => code === plan) : undefined;
  const now = chosen?.first_part_at_once ? chosen.parts[0] : undefined;
  const card = payment_method === 'test-card' || now ? readSavedCard() : undefined;
  if (!chosen) {
    const name = card ? cardName(card) : offer.name;
    const credit = payment_offers.find(({ code }) => code === 'store-credit');
    return <p>{totals.credit === undefined ? name : `${credit?.name} (${money(totals.credit)}), ${name}`}</p>;
  }
  return (
    <>
      <p>
        {offer.name} · {chosen.name}
      </p>
      {now && <p>{text.partNow(money(now.amount), card && cardName(card))}</p>}
    </>
  );
}
