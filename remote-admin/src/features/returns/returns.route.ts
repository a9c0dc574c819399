import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { returnList } from './returns.model';
import { returnsQuery } from './returns.queries';

export { Page } from './returns-page';

export const messages = [adminMessages, listMessages, controlMessages, returnWords, returnsMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(returnsQuery(readList(returnList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(returnWords, language).title, robots: 'noindex' };
}
