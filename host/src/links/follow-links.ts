import type { MouseEvent } from 'react';
import { currentLanguage, readLanguage } from '@tessera/shared/i18n';
import { requireSignIn } from '@tessera/shared/session';
import { useNavigate } from '@tessera/shared/vendor/router';
import { leadsAnyway } from './leads-anyway';

/** A press that means 'go there', and not 'open a tab' or 'save it'. */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Answered by the web server with something else than a page. */
const NO_PAGE = /^\/(api|assets|media|remotes)\//;

/** Whether a link leads to a page of the shop; a file, another site and a place on this page are the browser's business. */
const leadsToPage = ({ origin, pathname, hash }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  !NO_PAGE.test(pathname) &&
  // another language is another document
  readLanguage(pathname).language === currentLanguage() &&
  !(hash && pathname === location.pathname);

/**
 * A handler for presses inside HTML that React has not made: links of the shop are followed without loading the page
 * anew. One with `data-sign-in` asks a visitor to sign in first, with the attribute's message if it has one.
 */
export function useFollowLinks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || !isPlainPress(event) || !leadsToPage(link)) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    const reason = link.dataset['signIn'];
    const { path } = readLanguage(pathname);
    const go = () => navigate(path + search + hash);
    if (reason === undefined) void go();
    else requireSignIn({ reason: reason || undefined, then: go, otherwise: leadsAnyway(path) ? go : undefined });
  };
}
