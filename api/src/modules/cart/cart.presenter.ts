import { discountOf, priceCharged } from '@tessera/shared/money';
import type { Static } from 'typebox';
import { availableOf, backorderOf, salePriceAt, stockStateOf } from '../../presenters/goods/variant';
import type { Cart, CartItemView } from '../../schemas/cart';
import type { FreeDelivery } from '../delivery/delivery.service';
import type { CouponAnswer } from '../promotions/promotions.service';
import type { CartRow } from './cart-extras.repository';
import type { CartGoods } from './goods/cart-goods.service';
import { noticesOf } from './cart-notices';
import type { CartItemRow } from './cart.repository';

type CartView = Static<typeof Cart>;

/** A line with what it costs now and how many of it can be bought now. */
export interface CartLine extends CartItemRow, CartGoods {
  /** minor units (docs/product.md §9) */
  price: number;
  /** 0 where the product is not sold any more */
  available: number;
}

export interface CartParts {
  lines: CartLine[];
  gone: CartRow['gone'];
  coupon: CouponAnswer | null;
  currency: string;
  /** from how much on delivery is free of charge, and where; nothing is delivered of a cart of gift cards alone */
  free: FreeDelivery | null;
  now: Date;
}

export function toCartLine(row: CartItemRow, goods: CartGoods, now: Date): CartLine {
  const price = priceCharged({ regular_price: row.regular_price, sale_price: salePriceAt(row, now) });
  // Field by field: a cart is read with every action, and copies by `...` were a good part of what that took.
  return {
    quantity: row.quantity,
    saved: row.saved,
    seen_price: row.seen_price,
    seen_available: row.seen_available,
    lowered_from: row.lowered_from,
    variant_id: row.variant_id,
    regular_price: row.regular_price,
    sale_price: row.sale_price,
    sale_starts_at: row.sale_starts_at,
    sale_ends_at: row.sale_ends_at,
    stock: row.stock,
    track_stock: row.track_stock,
    allow_backorder: row.allow_backorder,
    expected_on: row.expected_on,
    is_late: row.is_late,
    weight_grams: row.weight_grams,
    published: row.published,
    category_id: row.category_id,
    gift_card: row.gift_card,
    id: goods.id,
    name: goods.name,
    slug: goods.slug,
    sku: goods.sku,
    options: goods.options,
    image_id: goods.image_id,
    backorder_note: goods.backorder_note,
    shown: goods.shown,
    price,
    available: row.published ? availableOf(row) : 0,
  };
}

/** What lines cost of which at least one can be bought now. */
export function subtotalOf(lines: readonly CartLine[]): number {
  const bought = lines.filter(({ saved, available }) => !saved && available > 0);
  return bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** The same without gift cards, off which no coupon takes anything, and which are not sent. */
export function goodsOf(lines: readonly CartLine[]): number {
  return subtotalOf(lines.filter(({ gift_card }) => !gift_card));
}

const isMailed = (lines: readonly CartLine[]): boolean => lines.length > 0 && lines.every(({ gift_card }) => gift_card);

/** @param goods minor units: what they cost, less the discount */
function freeShipping(free: FreeDelivery | null, is_free: boolean, goods: number): CartView['free_shipping'] {
  if (!free) return null;
  const { from, where } = free;
  return { from, remaining: is_free ? 0 : Math.max(0, from - goods), where: is_free ? null : where };
}

/** The cart as docs/product.md §3 has it: lines at the price charged now (docs/product.md §9), and their sums. */
export function presentCart({ lines, gone, coupon, currency, free, now }: CartParts): CartView {
  const inCart = lines.filter(({ saved }) => !saved);
  const subtotal = subtotalOf(inCart);
  const goods = goodsOf(inCart);
  const discount = discountOf(coupon?.benefit ?? null, goods);
  const total = subtotal - discount;
  const is_free = coupon?.benefit?.kind === 'free_shipping';
  return {
    cart_items: inCart.map((line) => presentItem(line, now)),
    saved_items: lines.filter(({ saved }) => saved).map((line) => presentItem(line, now)),
    currency,
    item_count: inCart.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    coupon: coupon?.shown ?? null,
    discount,
    total,
    free_shipping: isMailed(inCart) ? null : freeShipping(free, is_free, goods - discount),
    notices: [
      ...inCart.flatMap(noticesOf),
      ...gone.map(({ quantity, ...item }) => ({ ...item, kind: 'gone' as const, before: quantity, now: 0 })),
    ],
  };
}

function presentItem(line: CartLine, now: Date): CartItemView {
  const { published, shown, variant_id: id, sku, options, regular_price, available, quantity, price } = line;
  return {
    product: published ? shown : { ...shown, published },
    variant: {
      id,
      sku,
      options,
      regular_price,
      sale_price: salePriceAt(line, now),
      stock_state: published ? stockStateOf(line) : 'out',
      available,
      ...(published && backorderOf(line, line.backorder_note)),
    },
    quantity,
    line_total: price * quantity,
  };
}
