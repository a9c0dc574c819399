import { changeCart, type KeptLine } from '@tessera/shared/cart';
import { api, type ApiError } from '@tessera/shared/client';
import type { Cart, CartItem } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { priceCharged } from '@tessera/shared/money';
import { cartMessages } from '../../../messages/cart';

/** Changes of the cart that only its page makes; each answers like `addToCart`. */

function savedPath({ variant }: CartItem): string {
  return `cart/saved/${encodeURIComponent(variant.id)}`;
}

function lineToast({ variant }: CartItem): string {
  return `cart-${variant.id}`;
}

/** Takes a line out of the cart without losing sight of it. */
export function saveForLater(item: CartItem): Promise<boolean> {
  const { saving, saved, notSaved } = messagesIn(cartMessages);
  return changeCart({
    change: { type: 'remove', product_id: item.product.id, variant_id: item.variant.id },
    call: () => api.post<Cart>(savedPath(item)),
    toastId: lineToast(item),
    sentences: { loading: saving, success: saved(item.product.name), failure: notSaved },
  });
}

export function moveToCart(item: CartItem): Promise<boolean> {
  const { moving, moved, notMoved } = messagesIn(cartMessages);
  return changeCart({
    call: () => api.post<Cart>(`${savedPath(item)}/to-cart`),
    toastId: lineToast(item),
    sentences: { loading: moving, success: moved(item.product.name), failure: notMoved },
  });
}

export function forgetSaved(item: CartItem): Promise<boolean> {
  const { forgetting, forgotten, notForgotten } = messagesIn(cartMessages);
  return changeCart({
    call: () => api.delete<Cart>(savedPath(item)),
    toastId: lineToast(item),
    sentences: { loading: forgetting, success: forgotten(item.product.name), failure: notForgotten },
  });
}

function keptLineOf({ product, variant, quantity }: CartItem): KeptLine {
  const seen = { seen_price: priceCharged(variant), seen_available: variant.available };
  return { variant_id: variant.id, quantity, name: product.name, ...seen };
}

/** Puts back what was just taken out of the cart. */
export function restoreCart(items: CartItem[]): Promise<boolean> {
  const { restoring, restored, notRestored } = messagesIn(cartMessages);
  const lines = items.map(({ variant, quantity }) => ({ variant_id: variant.id, quantity }));
  return changeCart({
    call: () => api.post<Cart>('cart/restore', { json: { items: lines } }),
    keep: (present) => {
      const held = new Set(present.map(({ variant_id }) => variant_id));
      return [...present, ...items.map(keptLineOf).filter(({ variant_id }) => !held.has(variant_id))];
    },
    toastId: 'cart',
    sentences: { loading: restoring, success: restored, failure: notRestored },
  });
}

/** @param onRefused hears what is wrong with the code; the field says it, no toast */
export function applyCoupon(code: string, onRefused: (error: ApiError) => void): Promise<boolean> {
  const { applying, applied, notApplied } = messagesIn(cartMessages);
  return changeCart({
    call: () => api.post<Cart>('cart/coupon', { json: { code } }),
    toastId: 'cart-coupon',
    sentences: { loading: applying, success: applied, failure: notApplied },
    onRefused: (error) => {
      if (error.status !== 422) return false;
      onRefused(error);
      return true;
    },
  });
}

export function removeCoupon(): Promise<boolean> {
  const { removingCoupon, couponRemoved, couponNotRemoved } = messagesIn(cartMessages);
  return changeCart({
    call: () => api.delete<Cart>('cart/coupon'),
    toastId: 'cart-coupon',
    sentences: { loading: removingCoupon, success: couponRemoved, failure: couponNotRemoved },
  });
}
