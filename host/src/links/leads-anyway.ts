import { hasKeptCart } from '@tessera/shared/cart';
import { paths } from '@tessera/shared/paths';

/**
 * Whether a link that asks to sign in leads on for who closes the dialog, too: to the cart, where this browser keeps one
 * (docs/product.md §4).
 * @param to its path, without the language
 */
export const leadsAnyway = (to: string): boolean => to === paths.cart() && hasKeptCart();
