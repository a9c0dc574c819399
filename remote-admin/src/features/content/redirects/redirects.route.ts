import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { readList } from '../../../list/list-address';
import { adminMessages } from '../../../messages/admin';
import { redirectsMessages } from '../../../messages/content/redirects';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { redirectList } from './redirects.model';
import { redirectsQuery } from './redirects.queries';

export { Page } from './redirects-page';

export const messages = [adminMessages, listMessages, controlMessages, redirectsMessages];

/** Starts reading the rows for staff; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(redirectsQuery(readList(redirectList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(redirectsMessages, language).title, robots: 'noindex' };
}
