import type { PaymentMethod, PaymentOffer } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { paymentMessages } from '../messages/payment';
import { plansQuery } from './plan-choice';
import { useCard } from './use-card';

/** Ways to pay that ask for a card. */
export const CARDS: ReadonlySet<PaymentMethod> = new Set<PaymentMethod>(['test-card', 'stripe']);

/** What POST orders and POST orders/{id}/payments take. */
export interface PaymentRequest {
  method: PaymentMethod;
  token?: string;
  plan?: string;
}

interface Start {
  offers: PaymentOffer[];
  method: PaymentMethod | null;
  plan: string | null;
  /** minor units, for the plans */
  amount: number;
}

/** How somebody wants to pay, with the card and the plan that this may need. */
export function usePaymentChoice({ offers, method: before, plan: planBefore, amount }: Start) {
  // where there is one way to pay nobody has to choose it
  const known = offers.find(({ code, available }) => available && (code === before || offers.length === 1))?.code;
  const [method, setMethod] = useState<PaymentMethod | undefined>(known);
  const [plan, setPlan] = useState(planBefore);
  const [failure, setFailure] = useState<string>();
  const card = useCard();
  const isLater = method === 'pay-later';
  const plans = useQuery({ ...plansQuery(amount), enabled: isLater && amount > 0 });
  const chosenPlan = plans.data?.plans.find(({ code }) => code === plan);
  const paysNow = isLater && chosenPlan?.first_part_at_once === true;
  // Stripe asks for the card itself, once the order is placed
  const needsCard = method === 'test-card' || (paysNow && offers.some(({ code }) => code === 'test-card'));
  const paysAtStripe = method === 'stripe' || (paysNow && !needsCard);

  /** What to send, or undefined when something is missing, which is said where it is. */
  async function read(): Promise<PaymentRequest | undefined> {
    const text = messagesIn(paymentMessages);
    setFailure(undefined);
    if (!method) setFailure(text.choose);
    else if (isLater && !chosenPlan) setFailure(text.planMissing);
    else {
      const found = needsCard ? await card.tokenise() : undefined;
      if (needsCard && !found) return undefined;
      return { method, ...(found && { token: found.token }), ...(isLater && chosenPlan && { plan: chosenPlan.code }) };
    }
    return undefined;
  }

  return { offers, amount, method, setMethod, plan, setPlan, card, needsCard, paysAtStripe, failure, read };
}

export type PaymentChoiceState = ReturnType<typeof usePaymentChoice>;
