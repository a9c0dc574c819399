import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { catalogMessages } from '../../messages/catalog';
import { popularQuery } from '../../catalog/shelf.queries';
import { rememberStore } from '../../catalog/store';
import { compareMessages } from '../../messages/compare';
import { readIds } from './compare.model';
import { comparedQuery } from './compare.queries';

export { Page } from './compare-page';
export const messages = [catalogMessages, compareMessages];

/** Loads the products that the address names; without any what is shown instead. */
export async function prefetch({ queryClient, url, store }: PageContext): Promise<void> {
  rememberStore(queryClient, store);
  const ids = readIds(url.searchParams);
  if (ids.length > 0) await queryClient.prefetchQuery(comparedQuery(ids));
  else await queryClient.prefetchQuery(popularQuery());
}

/** A comparison is nobody's way into the shop. */
export function meta(): PageMeta {
  const { title, intro } = messagesIn(compareMessages);
  return { title, description: intro, robots: 'noindex' };
}
