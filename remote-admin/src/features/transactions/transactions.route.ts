import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { jobsMessages } from '../../messages/jobs';
import { listMessages } from '../../messages/lists';
import { transactionsMessages } from '../../messages/transactions/transactions';
import { transactionList } from './transactions.model';
import { transactionsQuery } from './transactions.queries';

export { Page } from './transactions-page';

export const messages = [adminMessages, controlMessages, listMessages, transactionsMessages, jobsMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(transactionsQuery(readList(transactionList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(transactionsMessages, language).title, robots: 'noindex' };
}
