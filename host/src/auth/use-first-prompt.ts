import { useEffect, useRef } from 'react';
import type { Store } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { useLocation } from '@tessera/shared/vendor/router';

const PROMPTED_KEY = 'sign-in-prompted';

function mayPrompt(setting: Store['sign_in_prompt']): boolean {
  if (setting !== 'once') return setting === 'always';
  try {
    const isFirst = localStorage.getItem(PROMPTED_KEY) === null;
    localStorage.setItem(PROMPTED_KEY, '1');
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * Opens the sign-in dialog by itself for an unauthenticated visitor (SPEC.md §2, §4): once per load of a page of the shop, after
 * its content is painted, unless the store's setting says otherwise.
 */
export function useFirstPrompt(store: Store | undefined, open: () => void): void {
  const status = useSession((state) => state.status);
  const { pathname } = useLocation();
  const landing = useRef(pathname);
  const decided = useRef(false);
  useEffect(() => {
    if (decided.current || status === 'restoring' || !store) return;
    decided.current = true;
    const isShopPage = !/^\/(auth|admin)(\/|$)/.test(landing.current);
    if (status === 'signed-in' || !isShopPage || !mayPrompt(store.sign_in_prompt)) return;
    requestAnimationFrame(() => setTimeout(open));
  }, [status, store, open]);
}
