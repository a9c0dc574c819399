export { addToCart, clearCart, removeFromCart, setQuantity } from './cart-actions';
export { useCart, useCartCount } from './use-cart';
export type { CartView } from './use-cart';
