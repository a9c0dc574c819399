import { defineMessages } from '@tessera/shared/i18n';

/** What toasts say of cart and wishlist; English sentences of docs/product.md §6 and §8. */
const en = {
  item: 'Item',
  pleaseLogin: 'Please login to add to cart!',
  adding: 'Adding to cart…',
  added: (name: string) => `${name} added to cart`,
  viewCart: 'View cart',
  notAdded: 'Failed to add to cart!',
  removing: 'Removing from cart…',
  removed: (name: string) => `${name} removed from cart`,
  notRemoved: 'Failed to remove item from cart!',
  updating: 'Updating cart…',
  updated: (name: string, quantity: number) => `${name}: quantity ${quantity}`,
  notUpdated: 'Failed to update cart!',
  clearing: 'Clearing cart…',
  cleared: 'Cart cleared',
  notCleared: 'Failed to clear cart!',
  cartFull: 'Your cart is full: it holds 200 different items.',
  joining: 'Your items move to your account…',
  joined: 'Your items are in your cart',
  joinedInPart: 'Your items are in your cart. Some of them have changed.',
  leftOut: (count: number) => `Your cart is full: ${count === 1 ? '1 item was' : `${count} items were`} left out.`,
  notJoined: 'Your items could not be moved to your account!',
  notWished: (name: string) => `Failed to add ${name} to your wishlist!`,
  notAllWished: 'Failed to add these to your wishlist!',
  notUnwished: (name: string) => `Failed to remove ${name} from your wishlist!`,
  ownWishlistFull: 'Your wishlist is full. Remove something first.',
  wishlistFull: 'Your wishlist is full. Sign in or remove something first.',
};

export const cartTexts = defineMessages({
  en,
  de: () => import(/* webpackChunkName: "de-cart-actions" */ './cart-texts.de').then(({ de }) => de),
});
