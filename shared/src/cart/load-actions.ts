import type * as actionsModule from './cart-actions';
import { toast } from '@tessera/shared/events';
import { notLoadedText } from './offline';

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
    toast.error(notLoadedText(), { id: 'cart' });
    return false;
  });
}
