import type * as actionsModule from './cart-actions';
import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';

type Actions = typeof actionsModule;

let loaded: Actions | undefined;

/** What can be done with cart and wishlist comes with the session or the first click, not with the first view. */
export async function loadActions(): Promise<Actions> {
  const actions = await import(/* webpackChunkName: "cart-actions" */ './cart-actions');
  await actions.loadTexts();
  loaded = actions;
  return actions;
}

/** Does something at once, or as soon as its code is there; false, and a toast, when that does not arrive. */
export function act(run: (actions: Actions) => Promise<boolean>): Promise<boolean> {
  if (loaded) return run(loaded);
  return loadActions().then(run, () => {
    toast.error(UNEXPECTED_ERROR, { id: 'cart' });
    return false;
  });
}
