import { api } from '@tessera/shared/client';
import type { Cart, Image } from '@tessera/shared/contract';
import { emit, type ToastAction } from '@tessera/shared/events';
import { currentPath, loadMessages, messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { addInBurst, sendBursts } from './add-burst';
import type { Line } from './cart-model';
import { cartTexts } from './cart-texts';
import { runAction } from './run-action';
import type { CartAction } from './run-action';

export interface AddRequest extends Line {
  /** the product's, for the toast */
  name: string;
  quantity?: number;
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

/** The cart as a drawer over the page (docs/decisions/0014); the cart's own page needs none. */
function lookIntoCart(): ToastAction | undefined {
  const to = paths.cart();
  if (currentPath() === to) return undefined;
  return { label: messagesIn(cartTexts).viewCart, run: () => emit('drawer-requested', { to }) };
}

/** The messages in the page's language must be there before the first toast. */
export function loadTexts(): Promise<void> {
  return loadMessages([cartTexts]);
}

/** Adds a variant (docs/product.md §4, §6, §7); clicks within 400 ms make one call, unless something follows the first. */
export function addToCart(request: AddRequest): Promise<boolean> {
  const { name, quantity = 1, product_id, variant_id, image, onAdded } = request;
  const { adding, added, notAdded } = messagesIn(cartTexts);
  const line = { product_id, variant_id };
  const actionFor = (count: number): CartAction => ({
    change: { type: 'add', quantity: count, ...line },
    call: () => api.post<Cart>('products/add-to-cart', { json: { ...line, quantity: count } }),
    toastId: lineToast(line),
    sentences: { loading: adding, success: added(name), failure: notAdded },
    ...(onAdded ? { onDone: onAdded } : { then: lookIntoCart() }),
    ...(image && { image }),
  });
  return onAdded ? changeCart(actionFor(quantity)) : addInBurst(variant_id, quantity, actionFor);
}

/** Does any change of the cart in its turn, after what was clicked before it. */
export function changeCart(action: CartAction): Promise<boolean> {
  sendBursts();
  return runAction(action);
}

/** Takes a line out. */
export function removeFromCart({ name, ...line }: RemoveRequest): Promise<boolean> {
  const { item, removing, removed, notRemoved } = messagesIn(cartTexts);
  return changeCart({
    change: { type: 'remove', ...line },
    call: () => api.delete<Cart>(`products/remove-from-cart/${linePath(line)}`),
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
    toastId: 'cart',
    sentences: { loading: clearing, success: cleared, failure: notCleared },
  });
}

export { toggleWish } from './wishes/wish-actions';
