import { pathIn, readLanguage } from '@tessera/shared/i18n';
import { hostRoutes } from '@tessera/shared/composition';

export interface MailLink {
  /** address of the page without the secret, with its language's prefix */
  path: string;
  /** what the mail's link carried: used once, and nobody else's to know */
  token: string;
}

/** Reads the address of a link that came in a mail; undefined for every other address. */
export function readMailLink(pathname: string): MailLink | undefined {
  const { language, path: address } = readLanguage(pathname);
  for (const route of hostRoutes) {
    if (!route.mail_link) continue;
    const path = route.path.replace('/:token?', '');
    const token = address.startsWith(`${path}/`) ? address.slice(path.length + 1) : '';
    if (token && !token.includes('/')) return { path: pathIn(language, path), token };
  }
  return undefined;
}

/**
 * Takes the secret of a mail's link out of the address, before a request, a report or a later page can pass it on. It stays in
 * the history entry's state, which no server sees, so that the page survives a reload: `useMailToken` reads it.
 */
export function hideMailToken(): void {
  const link = readMailLink(location.pathname);
  // the form in which the router keeps an entry's state
  if (link) history.replaceState({ usr: { token: link.token } }, '', link.path);
}
