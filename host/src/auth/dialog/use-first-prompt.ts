import { useEffect, useRef } from 'react';
import type { Store } from '@tessera/shared/contract';
import { currentPath } from '@tessera/shared/i18n';
import { sessionStore, useSession } from '@tessera/shared/session';
import { useMatches } from '@tessera/shared/vendor/router';
import { KEPT_ATTRIBUTE } from '../../loader/keep-script';
import type { PageHandle, PageResource, Prompt } from '../../composition/page-resource';

const PROMPTED_KEY = 'sign-in-prompted';

/** Once a visit: the cookie goes when the browser is closed, and all tabs see it. */
function isFirstOfVisit(): boolean {
  const isFirst = !document.cookie.includes(`${PROMPTED_KEY}=1`);
  document.cookie = `${PROMPTED_KEY}=1; path=/; SameSite=Strict`;
  return isFirst;
}

function mayPrompt(page: Prompt, setting: Store['sign_in_prompt']): boolean {
  if (page !== 'as-set' || setting === 'always') return page !== 'never';
  return setting === 'once' && isFirstOfVisit();
}

/** Settles when the page is on the screen, with true; false when there is nothing to be shopped on (not found). Never for an error. */
async function isShown({ shown, ready, context }: PageResource): Promise<boolean> {
  await shown;
  const module = await ready;
  return (module?.meta?.(context).status ?? 200) === 200;
}

/** In another dialog, in a field of the page, or with something pressed that the page has still to do. */
const isBusy = (): boolean =>
  document.querySelector(`dialog[open], [${KEPT_ATTRIBUTE}]`) !== null ||
  document.activeElement?.matches('input, select, textarea') === true;

/** Signed in, busy, or gone on: then the moment to ask has passed. */
const isMoment = (pathname: string | undefined): boolean =>
  currentPath() === pathname && sessionStore.getState().status === 'signed-out' && !isBusy();

/**
 * Opens the sign-in dialog by itself for an unauthenticated visitor (docs/product.md §2, §4): once for each load of a
 * page that wants it, after its content is painted. Never for a page that was reached by navigation inside the shop.
 */
export function useFirstPrompt(store: Store | undefined, open: () => void): void {
  const status = useSession((state) => state.status);
  const landing = useRef(useMatches().at(-1));
  const decided = useRef(false);
  useEffect(() => {
    if (decided.current || status === 'restoring' || !store) return;
    decided.current = true;
    const { handle, loaderData, pathname } = landing.current ?? {};
    const prompt = (handle as PageHandle | undefined)?.prompt ?? 'never'; // set by createRoutes
    if (status === 'signed-in' || prompt === 'never') return;
    void isShown(loaderData as PageResource).then((isShopping) => {
      if (!isShopping || !isMoment(pathname) || !mayPrompt(prompt, store.sign_in_prompt)) return;
      requestAnimationFrame(() => setTimeout(() => isMoment(pathname) && open()));
    });
  }, [status, store, open]);
}
