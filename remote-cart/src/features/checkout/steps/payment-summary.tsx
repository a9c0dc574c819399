import type { Checkout, PaymentOffer } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { moneyFormat } from '@tessera/shared/money';
import { useQuery } from '@tessera/shared/vendor/query';
import { useLocale } from '../../../frame/page-locale';
import { paymentMessages } from '../../../messages/payment';
import { cardName } from '../../../payment/card-name';
import { plansQuery } from '../../../payment/plan-choice';
import { readSavedCard } from '../../../payment/saved-card';

interface SummaryProps {
  checkout: Checkout;
  offer: PaymentOffer;
}

/** The plan, and what is paid of it today. */
function PlanSummary({ checkout: { plan, totals, currency }, offer }: SummaryProps) {
  const text = useMessages(paymentMessages);
  const money = moneyFormat(currency, useLocale());
  const { data } = useQuery({ ...plansQuery(totals.total), enabled: totals.total > 0 });
  const chosen = data?.plans.find(({ code }) => code === plan);
  if (!chosen) return <p>{offer.name}</p>;
  const now = chosen.first_part_at_once ? chosen.parts[0] : undefined;
  const card = now && readSavedCard();
  return (
    <>
      <p>
        {offer.name} · {chosen.name}
      </p>
      {now && <p>{text.partNow(money(now.amount), card && cardName(card))}</p>}
    </>
  );
}

/** The way of paying, with what store credit pays of the order. */
function PlainSummary({ checkout: { payment_offers, totals, currency }, offer }: SummaryProps) {
  const money = moneyFormat(currency, useLocale());
  const card = offer.code === 'test-card' ? readSavedCard() : undefined;
  const name = card ? cardName(card) : offer.name;
  const credit = payment_offers.find(({ code }) => code === 'store-credit');
  return <p>{totals.credit === undefined ? name : `${credit?.name} (${money(totals.credit)}), ${name}`}</p>;
}

/** The chosen way of paying, in a line; of a plan also what is paid of it today. */
export function PaymentSummary({ checkout }: { checkout: Checkout }) {
  const offer = checkout.payment_offers.find(({ code }) => code === checkout.payment_method);
  if (!offer) return null;
  const Summary = offer.code === 'pay-later' ? PlanSummary : PlainSummary;
  return <Summary checkout={checkout} offer={offer} />;
}
