import { calculateTotals, discountOf } from '@tessera/shared/money';
import type { CalculatedTotals, CouponBenefit, TaxRate } from '@tessera/shared/money';
import type { AddressSnapshot } from '../../infra/database/tables/orders';
import type { Language } from '../../core/languages';
import type { CartLine } from '../cart/cart-views.service';
import type { Delivery } from '../delivery/delivery.service';
import { checkoutWords } from './checkout-words';
import type { DeliveryOfferView } from '../delivery/delivery.schemas';
import type { Taxes } from '../taxes/taxes.service';

/** A delivery at a price that staff agreed on with the buyer. */
export interface AgreedDelivery {
  name: string;
  /** minor units */
  price: number;
}

export interface QuoteInput {
  /** at least one of each can be bought */
  lines: readonly CartLine[];
  benefit: CouponBenefit | null;
  address: AddressSnapshot | null;
  delivery_method: string | null;
  /** stands in the place of whatever is chosen */
  agreed_delivery: AgreedDelivery | null;
  fee: number;
  delivery: Delivery;
  taxes: Taxes;
  language: Language;
  now: Date;
}

export interface Quote extends CalculatedTotals {
  /** `credit`: what store credit pays of it, minor units */
  totals: CalculatedTotals['totals'] & { credit?: number };
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
  const { lines, benefit, address, fee, taxes, language, now } = input;
  // VAT falls due when a gift card is spent (Directive (EU) 2016/1065).
  const rates = lines.map(({ category_id, gift_card }) =>
    address && !gift_card ? taxes.rateFor(address, category_id, language) : null,
  );
  const calculate = (shipping: number): CalculatedTotals =>
    calculateTotals({
      lines: lines.map(({ price, quantity, gift_card }, index) => {
        return { unit_price: price, quantity, tax: rates[index] ?? null, voucher: gift_card };
      }),
      coupon: benefit,
      shipping,
      fee,
      tax_included: taxes.included,
      shipping_taxed: taxes.shipping_taxed,
    });
  const goods = lines.filter(({ gift_card }) => !gift_card);
  if (lines.length > 0 && goods.length === 0) {
    const delivery_offer = address && mailedOffer(now, language);
    const delivery_offers = delivery_offer ? [delivery_offer] : [];
    return { ...calculate(0), delivery_offers, delivery_offer, rates };
  }
  const delivered = deliveryOf(input, goods);
  return { ...calculate(delivered.delivery_offer?.price ?? 0), ...delivered, rates };
}

/** The ways in which these goods can be delivered, and the one that is chosen or agreed on. */
function deliveryOf(
  { benefit, address, delivery_method, agreed_delivery, delivery, language }: QuoteInput,
  goods: readonly CartLine[],
): Pick<Quote, 'delivery_offers' | 'delivery_offer'> {
  const items = sumOf(goods, ({ price }) => price);
  const delivery_offers = address
    ? delivery.offers(
        {
          country: address.country,
          postal_code: address.postal_code,
          weight_grams: sumOf(goods, ({ weight_grams }) => weight_grams),
          goods: items - discountOf(benefit, items),
          free: benefit?.kind === 'free_shipping',
        },
        language,
      )
    : [];
  const chosen = delivery_offers.find(({ code }) => code === delivery_method) ?? null;
  const delivery_offer =
    agreed_delivery && address ? agreedOffer(agreed_delivery, chosen ?? delivery_offers[0], delivery) : chosen;
  return { delivery_offers, delivery_offer };
}

/** Gift cards go by mail, at once and for nothing. */
function mailedOffer(now: Date, language: Language): DeliveryOfferView {
  const day = now.toISOString().slice(0, 10);
  const name = checkoutWords(language).by_mail;
  return { code: 'by-mail', name, price: 0, earliest_on: day, latest_on: day, free_from: null };
}

/** The code of a delivery whose price staff agreed on. */
const AGREED = 'agreed';

/** It arrives when what it stands for would; where nothing is offered, when the shop's usual delivery does. */
function agreedOffer(
  { name, price }: AgreedDelivery,
  like: DeliveryOfferView | undefined,
  delivery: Delivery,
): DeliveryOfferView | null {
  const dates = like ?? delivery.usualDates();
  if (!dates) return null;
  const { earliest_on, latest_on } = dates;
  return { code: AGREED, name, price, earliest_on, latest_on, free_from: null };
}
