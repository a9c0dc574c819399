import { ApiError, api } from '@tessera/shared/client';
import type { Cart, Profile } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { activeQueryClient, profileQuery } from '@tessera/shared/query';
import { askToSignIn, sessionStore } from '@tessera/shared/session';
import type { CartChange, Line } from './cart-model';
import { addPending, dropPending, isSuperseded } from './pending-changes';
import type { PendingChange } from './pending-changes';

interface Action {
  change: CartChange;
  call: () => Promise<Cart>;
  toastId: string;
  sentences: { loading: string; success: string; failure: string };
}

/** SPEC.md §6: what the server says, and what the visitor is told then. */
const NO_CREDENTIALS = 'Authentication credentials were not provided.';
const PLEASE_LOGIN = 'Please login to add to cart!';

let queue: Promise<unknown> = Promise.resolve();

/** Puts the server's cart where everybody reads it and refreshes the profile (SPEC.md §4). */
function takeCart(cart: Cart, userId: string | undefined): void {
  const client = activeQueryClient();
  const { queryKey } = profileQuery(userId);
  client?.setQueryData<Profile>(queryKey, (profile) => profile && { ...profile, cart });
  void client?.invalidateQueries({ queryKey });
}

function explain(error: unknown, failure: string): string {
  const isRefused = error instanceof ApiError && error.status === 409;
  return isRefused ? `${failure} ${error.message}` : failure;
}

function isForThisSession({ userId }: PendingChange): boolean {
  return sessionStore.getState().userId === userId;
}

function fail(action: Action, error: unknown): void {
  if (error instanceof ApiError && error.detail === NO_CREDENTIALS) askFor(action);
  else toast.error(explain(error, action.sentences.failure), { id: action.toastId });
}

/** Asks to sign in; the action waits and is done afterwards. */
function askFor(action: Action): void {
  askToSignIn({ reason: PLEASE_LOGIN, toastId: action.toastId, then: () => run(action) });
}

async function perform(action: Action, pending: PendingChange): Promise<boolean> {
  if (isSuperseded(pending)) return true;
  try {
    // the session that asked has ended: nothing of it may be sent or shown in the name of the next
    if (!isForThisSession(pending)) return false;
    const cart = await action.call();
    if (!isForThisSession(pending)) return false;
    takeCart(cart, pending.userId);
    toast.success(action.sentences.success, { id: action.toastId });
    return true;
  } catch (error) {
    if (isForThisSession(pending)) fail(action, error);
    return false;
  } finally {
    if (!isForThisSession(pending)) toast.dismiss(action.toastId);
  }
}

/** One action after the other, so that the answers arrive in the order of the clicks; the count moves at once. */
function run(action: Action): Promise<boolean> {
  if (sessionStore.getState().status !== 'signed-in') {
    askFor(action);
    return Promise.resolve(false);
  }
  toast.loading(action.sentences.loading, { id: action.toastId });
  const pending = addPending(action.change, sessionStore.getState().userId);
  const done = queue.then(() => perform(action, pending)).finally(() => dropPending(pending));
  queue = done;
  return done;
}

function lineToast({ variant_id }: Line): string {
  return `cart-${variant_id}`;
}

function linePath({ product_id, variant_id }: Line): string {
  return `${encodeURIComponent(product_id)}/${encodeURIComponent(variant_id)}`;
}

/**
 * Adds a variant to the cart (SPEC.md §4, §6, §7): toasts, the profile's refresh and, for a visitor who is not signed in, the
 * sign-in after which the add is done. `name` is the product's, for the toast.
 * @returns true once the server has taken it; false when it refused or the visitor has to sign in first
 */
export function addToCart({
  name,
  quantity = 1,
  ...line
}: Line & { name: string; quantity?: number }): Promise<boolean> {
  return run({
    change: { type: 'add', quantity, ...line },
    call: () => api.post<Cart>('products/add-to-cart', { json: { ...line, quantity } }),
    toastId: lineToast(line),
    sentences: { loading: 'Adding to cart…', success: `${name} added to cart`, failure: 'Failed to add to cart!' },
  });
}

/** Takes a line out of the cart. Answers like `addToCart`. */
export function removeFromCart({ name = 'Item', ...line }: Line & { name?: string }): Promise<boolean> {
  return run({
    change: { type: 'remove', ...line },
    call: () => api.delete<Cart>(`products/remove-from-cart/${linePath(line)}`),
    toastId: lineToast(line),
    sentences: {
      loading: 'Removing from cart…',
      success: `${name} removed from cart`,
      failure: 'Failed to remove item from cart!',
    },
  });
}

/** Sets how many pieces of a line are wanted; 0 or less removes it (SPEC.md §4). Answers like `addToCart`. */
export function setQuantity({
  name = 'Item',
  quantity,
  ...line
}: Line & { name?: string; quantity: number }): Promise<boolean> {
  if (quantity <= 0) return removeFromCart({ name, ...line });
  return run({
    change: { type: 'set', quantity, ...line },
    call: () => api.patch<Cart>(`products/cart/${linePath(line)}`, { json: { quantity } }),
    toastId: lineToast(line),
    sentences: {
      loading: 'Updating cart…',
      success: `${name}: quantity ${quantity}`,
      failure: 'Failed to update cart!',
    },
  });
}

/** Empties the cart. Answers like `addToCart`. */
export function clearCart(): Promise<boolean> {
  return run({
    change: { type: 'clear' },
    call: () => api.delete<Cart>('products/clear-cart'),
    toastId: 'cart',
    sentences: { loading: 'Clearing cart…', success: 'Cart cleared', failure: 'Failed to clear cart!' },
  });
}
