import { calculateTotals, discountOf } from '@tessera/shared/money';
import type { CalculatedTotals, CouponBenefit, TaxRate } from '@tessera/shared/money';
import type { AddressSnapshot } from '../../infra/database/tables/orders';
import type { Language } from '../../core/languages';
import type { CartLine } from '../cart/cart-views.service';
import type { Delivery } from '../delivery/delivery.service';
import type { DeliveryOfferView } from '../delivery/delivery.schemas';
import type { Taxes } from '../taxes/taxes.service';

export interface QuoteInput {
  /** at least one of each can be bought */
  lines: readonly CartLine[];
  benefit: CouponBenefit | null;
  address: AddressSnapshot | null;
  delivery_method: string | null;
  fee: number;
  delivery: Delivery;
  taxes: Taxes;
  language: Language;
}

export interface Quote extends CalculatedTotals {
  delivery_offers: DeliveryOfferView[];
  /** the chosen one, where it is offered */
  delivery_offer: DeliveryOfferView | null;
  /** by line */
  rates: (TaxRate | null)[];
}

function sumOf(lines: readonly CartLine[], of: (line: CartLine) => number): number {
  return lines.reduce((sum, line) => sum + of(line) * line.quantity, 0);
}

/** What is being ordered costs this. Without an address there is neither delivery nor tax yet. */
export function makeQuote(input: QuoteInput): Quote {
  const { lines, benefit, address, delivery_method, fee, delivery, taxes, language } = input;
  const rates = lines.map(({ category_id }) => (address ? taxes.rateFor(address, category_id, language) : null));
  const calculate = (shipping: number): CalculatedTotals =>
    calculateTotals({
      lines: lines.map(({ price, quantity }, index) => ({ unit_price: price, quantity, tax: rates[index] ?? null })),
      coupon: benefit,
      shipping,
      fee,
      tax_included: taxes.included,
      shipping_taxed: taxes.shipping_taxed,
    });
  const items = sumOf(lines, ({ price }) => price);
  const delivery_offers = address
    ? delivery.offers(
        {
          country: address.country,
          postal_code: address.postal_code,
          weight_grams: sumOf(lines, ({ weight_grams }) => weight_grams),
          goods: items - discountOf(benefit, items),
          free: benefit?.kind === 'free_shipping',
        },
        language,
      )
    : [];
  const delivery_offer = delivery_offers.find(({ code }) => code === delivery_method) ?? null;
  return { ...calculate(delivery_offer?.price ?? 0), delivery_offers, delivery_offer, rates };
}
