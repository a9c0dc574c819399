import type { PageModule } from '@tessera/shared/composition';

/** The head of a screen for signing in or up: none of them is for search engines. */
export function authMeta(title: string): PageModule['meta'] {
  return ({ store }) => ({ title: `${title} · ${store.name}`, robots: 'noindex' });
}
