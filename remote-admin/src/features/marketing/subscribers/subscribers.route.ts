import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { readList } from '../../../list/list-address';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { newsletterMessages } from '../../../messages/newsletter';
import { subscriberList } from './subscribers.model';
import { subscribersQuery } from './subscribers.queries';

export { Page } from './subscribers-page';

export const messages = [adminMessages, listMessages, controlMessages, newsletterMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(subscribersQuery(readList(subscriberList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(newsletterMessages, language).title, robots: 'noindex' };
}
