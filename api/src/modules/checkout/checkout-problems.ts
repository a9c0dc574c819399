import type { Language } from '../../core/languages';
import type { PaymentOfferView } from '../../schemas/payment';
import { MOST_VALUE } from '../stored-values/ledger/ledger.service';
import type { CartLine } from '../cart/cart-views.service';
import type { DeliveryOfferView } from '../delivery/delivery.schemas';
import { checkoutWords } from './checkout-words';
import { MOST_GIFT_CARDS } from './gifts/gift.schemas';
import type { CheckoutProblemView } from './checkout.schemas';

export interface ProblemInput {
  /** every line of the cart, those that cannot be bought, too */
  lines: readonly CartLine[];
  coupon_problem: string | null;
  has_address: boolean;
  delivery_offers: readonly DeliveryOfferView[];
  delivery_offer: DeliveryOfferView | null;
  payment_method: string | null;
  payment_offers: readonly PaymentOfferView[];
  language: Language;
}

type Problem = CheckoutProblemView;

/** Everything that stands between a checkout and its order, and what is merely said. */
export function problemsOf(input: ProblemInput): Problem[] {
  return [...itemProblems(input), ...deliveryProblems(input), ...paymentProblems(input)];
}

function itemProblems({ lines, coupon_problem, language }: ProblemInput): Problem[] {
  const words = checkoutWords(language);
  const part = 'items' as const;
  const problems = lines.flatMap(({ variant_id, name, published, available, quantity }): Problem[] => {
    if (available >= quantity) return [];
    if (available > 0) {
      const sentence = words.stock_short(name, available);
      return [{ part, code: 'items.stock_short', sentence, blocking: true, variant_id }];
    }
    const [code, sentence] = published ? ['items.sold_out', words.sold_out(name)] : ['items.gone', words.gone(name)];
    return [{ part, code, sentence, blocking: false, variant_id }];
  });
  const cards = lines.filter(({ gift_card, available }) => gift_card && available > 0);
  if (cards.reduce((sum, { quantity }) => sum + quantity, 0) > MOST_GIFT_CARDS) {
    const sentence = words.gift_cards_many(MOST_GIFT_CARDS);
    problems.push({ part, code: 'items.gift_cards', sentence, blocking: true });
  }
  // The price of a variant may be changed at any time, and to whatever staff like.
  const odd = cards.find(({ price }) => price === 0 || price > MOST_VALUE);
  if (odd) {
    const { variant_id } = odd;
    problems.push({ part, code: 'items.gift_cards', sentence: words.gift_card_amount, blocking: true, variant_id });
  }
  if (!lines.some(({ available }) => available > 0)) {
    problems.unshift({ part, code: 'items.empty', sentence: words.empty, blocking: true });
  }
  if (coupon_problem !== null) {
    problems.push({ part, code: 'items.coupon', sentence: coupon_problem, blocking: false });
  }
  return problems;
}

function deliveryProblems({ has_address, delivery_offers, delivery_offer, language }: ProblemInput): Problem[] {
  const words = checkoutWords(language);
  if (!has_address) {
    return [{ part: 'address', code: 'address.missing', sentence: words.address_missing, blocking: true }];
  }
  if (delivery_offer) return [];
  if (delivery_offers.length === 0) {
    return [{ part: 'delivery', code: 'delivery.none', sentence: words.delivery_none, blocking: true }];
  }
  return [{ part: 'delivery', code: 'delivery.missing', sentence: words.delivery_missing, blocking: true }];
}

function paymentProblems({ payment_method, payment_offers, language }: ProblemInput): Problem[] {
  const words = checkoutWords(language);
  const part = 'payment' as const;
  if (payment_method === null) {
    return [{ part, code: 'payment.missing', sentence: words.payment_missing, blocking: true }];
  }
  const offer = payment_offers.find(({ code }) => code === payment_method);
  if (offer?.available) return [];
  const sentence = offer?.reason ?? words.payment_not_available;
  return [{ part, code: 'payment.not_available', sentence, blocking: true }];
}
