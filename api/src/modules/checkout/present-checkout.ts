import { backorderOf } from '../../presenters/goods/variant';
import type { PaymentMethodCode, PaymentOfferView } from '../../schemas/payment';
import type { CouponAnswer } from '../promotions/promotions.service';
import type { CheckoutRow } from './checkout.repository';
import type { CheckoutProblemView, CheckoutView } from './checkout.schemas';
import { giftsFor } from './gifts/gifts';
import type { Quote } from './quote';
import type { CartLine } from '../cart/cart-views.service';

export interface CheckoutParts {
  row: CheckoutRow | undefined;
  /** those that are ordered */
  lines: readonly CartLine[];
  quote: Quote;
  coupon: CouponAnswer | null;
  payment_method: PaymentMethodCode | null;
  payment_offers: PaymentOfferView[];
  problems: CheckoutProblemView[];
  currency: string;
}

const NOTHING_CHOSEN = {
  version: 1,
  shipping_address: null,
  billing_address: null,
  plan: null,
  use_credit: false,
  note: '',
  gifts: [],
};

/** The checkout as its page shows it. */
export function presentCheckout(parts: CheckoutParts): CheckoutView {
  const { row, lines, quote, coupon, payment_method, payment_offers, problems, currency } = parts;
  const { version, shipping_address, billing_address, plan, use_credit, note, gifts } = row ?? NOTHING_CHOSEN;
  return {
    version,
    shipping_address,
    billing_address,
    plan,
    use_credit,
    note,
    gifts: giftsFor(lines, gifts),
    items: lines.map((line, index) => presentLine(line, quote, index)),
    delivery_method: quote.delivery_offer?.code ?? null,
    delivery_offers: quote.delivery_offers,
    payment_method,
    payment_offers,
    totals: quote.totals,
    coupon: coupon?.shown ?? null,
    problems,
    currency,
  };
}

function presentLine(line: CartLine, { lines }: Quote, index: number): CheckoutView['items'][number] {
  const { id, name, slug, shown, variant_id, sku, options, regular_price, available } = line;
  const { subtotal = 0, discount = 0, tax = 0, total = 0 } = lines[index] ?? {};
  return {
    product: { id, name, slug, image: shown.image },
    variant: {
      id: variant_id,
      sku,
      options,
      regular_price,
      available,
      ...backorderOf(line, line.backorder_note),
    },
    quantity: line.quantity,
    gift_card: line.gift_card,
    unit_price: line.price,
    subtotal,
    discount,
    tax,
    total,
  };
}
