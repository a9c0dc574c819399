import type { Cart } from '@tessera/shared/contract';
import { act, loadActions } from './load-actions';
import type { AddRequest, RemoveRequest, SetRequest } from './cart-actions';
import { keptCart } from './kept/kept-cart';
import type { CartAction } from './run-action';
import type { WishRequest } from './wishes/wish-actions';

export { useCart, useCartCount, useKeptLines, usePiecesInCart } from './use-cart';
export type { CartView } from './use-cart';
export { useIsWished, useWishlist } from './wishes/use-wishlist';
export { wishlistQuery } from './wishes/wishlist-query';
export type { WishlistView } from './wishes/use-wishlist';
export type { CartAction } from './run-action';
export type { KeptLine } from './kept/kept-cart';

/**
 * Adds a variant to the cart (docs/product.md §4, §6, §7): toasts, the profile's refresh and, for a visitor who is not
 * signed in, the sign-in after which the add is done. Clicks within 400 ms make one call. `name` is the product's, for
 * the toast.
 * @returns true once the server has taken it; false when it refused or the visitor has to sign in first
 */
export const addToCart = (request: AddRequest): Promise<boolean> => act((actions) => actions.addToCart(request));

/** Takes a line out of the cart. Answers like `addToCart`. */
export const removeFromCart = (request: RemoveRequest): Promise<boolean> =>
  act((actions) => actions.removeFromCart(request));

/** Sets how many pieces of a line are wanted; 0 or less removes it (docs/product.md §4). Answers like `addToCart`. */
export const setQuantity = (request: SetRequest): Promise<boolean> => act((actions) => actions.setQuantity(request));

/** Empties the cart. Answers like `addToCart`. */
export const clearCart = (): Promise<boolean> => act((actions) => actions.clearCart());

/** Does any other change of the cart in its turn, with toasts and refresh like the ones above. Answers like `addToCart`. */
export const changeCart = (action: CartAction): Promise<boolean> => act((actions) => actions.changeCart(action));

/**
 * Fills or empties a product's heart, at once: in the browser for a visitor, in the account for a shopper.
 * @returns false when it moved back; a toast says why
 */
export const toggleWish = (request: WishRequest): Promise<boolean> => act((actions) => actions.toggleWish(request));

/**
 * Puts products on the wishlist, by id; those that are on it already stay.
 * @returns whether all of them are on it now; where not, a toast says why
 */
export const wishAll = (ids: readonly string[]): Promise<boolean> => act((actions) => actions.wishAll(ids));

/** Whether a visitor has put something into the cart that has not joined an account yet. */
export const hasKeptCart = (): boolean => keptCart.getState().lines.length > 0;

/**
 * Waits until what a visitor had put into the cart is in the account's: whoever reads what is to be bought asks first.
 * @returns as `addToCart`; true at once where nothing waits
 */
export const keptCartJoined = (): Promise<boolean> =>
  hasKeptCart() ? act((actions) => actions.joinKeptCart()) : Promise.resolve(true);

/** Notes what a visitor has been told of their own cart: what is sold no more goes, of the rest it is not said again. */
export const noteKeptSeen = (told: Cart): Promise<void> =>
  loadActions().then(
    (actions) => actions.noteKeptSeen(told),
    () => undefined,
  );
