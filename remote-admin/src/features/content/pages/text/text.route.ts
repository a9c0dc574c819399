import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../../guard/is-admin';
import { adminMessages } from '../../../../messages/admin';
import { pagesMessages } from '../../../../messages/content/pages';
import { controlMessages } from '../../../../messages/controls';
import { languageOf } from './text-page';
import { textQuery } from '../text.queries';

export { Page } from './text-page';

export const messages = [adminMessages, controlMessages, pagesMessages];

/** Starts reading the text for staff; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params, url, store }: PageContext): Promise<void> {
  const language = languageOf(url.searchParams.get('language'), store.languages);
  if (isAdmin()) void queryClient.prefetchQuery(textQuery({ slug: params.page ?? '', language }));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(pagesMessages, language).thePage, robots: 'noindex' };
}
