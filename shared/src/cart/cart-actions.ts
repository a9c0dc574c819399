import { api } from '@tessera/shared/client';
import type { Cart, Image } from '@tessera/shared/contract';
import { loadMessages, messagesIn } from '@tessera/shared/i18n';
import { addInBurst, sendBursts } from './add-burst';
import type { Line } from './cart-model';
import { cartTexts } from './cart-texts';
import { withAdded, withQuantity } from './kept/kept-lines';
import { actAsVisitor, isVisitor } from './kept/visitor-action';
import { lookIntoCart } from './look-into-cart';
import { runAction } from './run-action';
import type { CartAction } from './run-action';

export interface AddRequest extends Line {
  /** the product's, for the toast */
  name: string;
  quantity?: number;
  /** what the visitor was shown, in minor units: a change is told when the cart joins an account */
  price?: number;
  /** of the variant, for the toast */
  image?: Image | null;
  /** done once the server has taken it, also after a sign-in in between; what leads on is sent at once and offers no other way */
  onAdded?: () => void;
}

export interface RemoveRequest extends Line {
  name?: string;
}

export interface SetRequest extends RemoveRequest {
  quantity: number;
}

function lineToast({ variant_id }: Line): string {
  return `cart-${variant_id}`;
}

function linePath({ product_id, variant_id }: Line): string {
  return `${encodeURIComponent(product_id)}/${encodeURIComponent(variant_id)}`;
}

/** The messages in the page's language must be there before the first toast. */
export function loadTexts(): Promise<void> {
  return loadMessages([cartTexts]);
}

/** Adds a variant (docs/product.md §4, §6, §7); clicks within 400 ms make one call, unless something follows the first. */
export function addToCart(request: AddRequest): Promise<boolean> {
  const { name, quantity = 1, product_id, variant_id, image, onAdded, price = null } = request;
  const { adding, added, notAdded } = messagesIn(cartTexts);
  const line = { product_id, variant_id };
  const actionFor = (count: number): CartAction => ({
    change: { type: 'add', quantity: count, ...line },
    call: () => api.post<Cart>('products/add-to-cart', { json: { ...line, quantity: count } }),
    keep: (lines) => withAdded(lines, { variant_id, quantity: count, name, seen_price: price, seen_available: null }),
    toastId: lineToast(line),
    sentences: { loading: adding, success: added(name), failure: notAdded },
    ...(onAdded ? { onDone: onAdded } : { then: lookIntoCart() }),
    ...(image && { image }),
  });
  if (onAdded || isVisitor()) return changeCart(actionFor(quantity));
  return addInBurst(variant_id, quantity, actionFor);
}

/** Does any change of the cart in its turn, after what was clicked before it; a visitor's stays in the browser. */
export function changeCart(action: CartAction): Promise<boolean> {
  sendBursts();
  const { keep } = action;
  return keep && isVisitor() ? Promise.resolve(actAsVisitor({ ...action, keep })) : runAction(action);
}

/** Takes a line out. */
export function removeFromCart({ name, ...line }: RemoveRequest): Promise<boolean> {
  const { item, removing, removed, notRemoved } = messagesIn(cartTexts);
  return changeCart({
    change: { type: 'remove', ...line },
    call: () => api.delete<Cart>(`products/remove-from-cart/${linePath(line)}`),
    keep: (lines) => withQuantity(lines, line.variant_id, 0),
    toastId: lineToast(line),
    sentences: { loading: removing, success: removed(name ?? item), failure: notRemoved },
  });
}

/** Sets how many pieces of a line are wanted; 0 or less removes it (docs/product.md §4). */
export function setQuantity({ name, quantity, ...line }: SetRequest): Promise<boolean> {
  if (quantity <= 0) return removeFromCart({ name, ...line });
  const { item, updating, updated, notUpdated } = messagesIn(cartTexts);
  return changeCart({
    change: { type: 'set', quantity, ...line },
    call: () => api.patch<Cart>(`products/cart/${linePath(line)}`, { json: { quantity } }),
    keep: (lines) => withQuantity(lines, line.variant_id, quantity),
    toastId: lineToast(line),
    sentences: { loading: updating, success: updated(name ?? item, quantity), failure: notUpdated },
  });
}

/** Empties the cart. */
export function clearCart(): Promise<boolean> {
  const { clearing, cleared, notCleared } = messagesIn(cartTexts);
  return changeCart({
    change: { type: 'clear' },
    call: () => api.delete<Cart>('products/clear-cart'),
    keep: () => [],
    toastId: 'cart',
    sentences: { loading: clearing, success: cleared, failure: notCleared },
  });
}

export { joinKeptCart } from './kept/join-kept-cart';
export { noteKeptSeen } from './kept/kept-lines';
export { toggleWish, wishAll } from './wishes/wish-actions';
