import { emit, type ToastAction } from '@tessera/shared/events';
import { currentPath, messagesIn } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { cartTexts } from './cart-texts';

/** The cart as a drawer over the page (docs/decisions/0014); the cart's own page needs none. */
export function lookIntoCart(): ToastAction | undefined {
  const to = paths.cart();
  if (currentPath() === to) return undefined;
  return { label: messagesIn(cartTexts).viewCart, run: () => emit('drawer-requested', { to }) };
}
