import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { askToSignIn, sessionStore } from '@tessera/shared/session';
import { cartTexts } from '../cart-texts';
import type { CartAction } from '../run-action';
import { joinKeptCart } from './join-kept-cart';
import { keptCart } from './kept-cart';
import { keepLines } from './kept-lines';

/** Whether what is done now is done without an account. */
export const isVisitor = (): boolean => sessionStore.getState().status !== 'signed-in';

async function goOn({ toastId, onDone }: CartAction): Promise<boolean> {
  // it has asked for what has happened since
  toast.dismiss(toastId);
  const isThere = await joinKeptCart();
  if (isThere) onDone?.();
  return isThere;
}

/**
 * Does a change of somebody without a session in the browser, at once (decision 40). Adding asks to sign in all the same
 * (docs/product.md §6): the goods stay when the dialog is closed, and join the account when it is not.
 * @param action one with `keep`
 * @returns whether it is done; of an add false, since the server has not taken it yet
 */
export function actAsVisitor(action: CartAction & Required<Pick<CartAction, 'keep'>>): boolean {
  const { toastId, sentences, change, keep } = action;
  const { cartFull, pleaseLogin } = messagesIn(cartTexts);
  const lines = keep(keptCart.getState().lines);
  if (!lines) {
    toast.error(cartFull, { id: toastId });
    return false;
  }
  keepLines(lines);
  if (change?.type === 'add') {
    askToSignIn({ reason: pleaseLogin, toastId, then: () => goOn(action) });
    return false;
  }
  if (typeof sentences.success === 'string') toast.success(sentences.success, { id: toastId });
  return true;
}
