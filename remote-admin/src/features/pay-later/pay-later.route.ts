import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { accountList } from './accounts.model';
import { accountsQuery } from './accounts.queries';

export { Page } from './pay-later-page';

export const messages = [adminMessages, controlMessages, listMessages, payLaterMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(accountsQuery(readList(accountList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(payLaterMessages, language).title, robots: 'noindex' };
}
