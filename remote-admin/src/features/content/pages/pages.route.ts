import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { pagesMessages } from '../../../messages/content/pages';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { pagesQuery } from './pages.queries';

export { Page } from './pages-page';

export const messages = [adminMessages, controlMessages, listMessages, pagesMessages];

/** Starts reading the list for staff; the page does not wait for it. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(pagesQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(pagesMessages, language).title, robots: 'noindex' };
}
