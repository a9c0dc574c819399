import { api, type ApiError } from '@tessera/shared/client';
import type { Cart } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { activeQueryClient, profileQuery } from '@tessera/shared/query';
import { sessionStore } from '@tessera/shared/session';
import { cartTexts } from '../cart-texts';
import { lookIntoCart } from '../look-into-cart';
import { runAction } from '../run-action';
import { keptCart } from './kept-cart';
import type { KeptLine } from './kept-cart';
import { countLeftOut, keepLines, withoutJoined } from './kept-lines';

let joining: Promise<boolean> | undefined;

/** A refusal would be repeated for ever; what another try may change is not one. */
function isFinal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
}

function told(lines: KeptLine[], cart: Cart): string {
  const { added, joined, joinedInPart, leftOut } = messagesIn(cartTexts);
  const missing = countLeftOut(lines, cart);
  if (missing > 0) return leftOut(missing);
  const ids = new Set(lines.map(({ variant_id }) => variant_id));
  if (cart.notices.some(({ variant_id }) => ids.has(variant_id))) return joinedInPart;
  const [only, ...others] = lines;
  return only?.name && others.length === 0 ? added(only.name) : joined;
}

async function join(): Promise<boolean> {
  const { key, lines } = keptCart.getState();
  // where the answer is put: without it the count would be gone for a moment
  await activeQueryClient()
    ?.ensureQueryData(profileQuery())
    .catch(() => undefined);
  const { joining: loading, notJoined: failure } = messagesIn(cartTexts);
  return runAction({
    call: async () => {
      const cart = await api.post<Cart>('cart/join', { json: { items: lines }, ...(key && { key }) });
      keepLines(withoutJoined(keptCart.getState().lines, lines));
      return cart;
    },
    toastId: 'cart-join',
    sentences: { loading, success: (cart) => told(lines, cart), failure },
    then: lookIntoCart(),
    onRefused: (error) => {
      if (isFinal(error)) keepLines([]);
      return false;
    },
  });
}

/**
 * Hands what a visitor has put into the cart to the account that they have signed in to (docs/product.md §4): one call,
 * whose key is kept with the lines, so that a second try or another tab adds nothing twice.
 * @returns true once the server has it, or where there is nothing to hand over
 */
export function joinKeptCart(): Promise<boolean> {
  if (joining) return joining;
  if (keptCart.getState().lines.length === 0) return Promise.resolve(true);
  if (sessionStore.getState().status !== 'signed-in') return Promise.resolve(false);
  joining = join().finally(() => (joining = undefined));
  return joining;
}
