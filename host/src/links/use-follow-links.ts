import type { MouseEvent } from 'react';
import { requireSignIn } from '@tessera/shared/session';
import { useNavigate } from '@tessera/shared/vendor/router';
import { isPlainPress } from './is-plain-press';

/**
 * A handler for presses inside HTML that React has not made: links of the shop are followed without loading the page
 * anew. One with `data-sign-in` asks a visitor to sign in first, with the attribute's sentence if it has one.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || !isPlainPress(event) || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    // to another place of this page: the browser's own business
    if (hash && pathname === location.pathname) return;
    event.preventDefault();
    const reason = link.dataset['signIn'];
    const go = () => navigate(pathname + search + hash);
    if (reason === undefined) void go();
    else requireSignIn({ reason: reason || undefined, then: go });
  };
}
