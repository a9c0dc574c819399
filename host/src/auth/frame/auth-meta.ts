import type { PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { authMessages } from '../flow/auth-messages';

/** The head of a screen for signing in or up: none of them is for search engines. */
export function authMeta(
  choose: (texts: (typeof authMessages)['loaded']['en'] & object) => string,
): PageModule['meta'] {
  return ({ store, language }) => {
    const title = choose(messagesIn(authMessages, language));
    return { title: `${title} · ${store.name}`, robots: 'noindex' };
  };
}
