import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { customersMessages } from '../../messages/customers/customers';
import { jobsMessages } from '../../messages/jobs';
import { listMessages } from '../../messages/lists';
import { customerList } from './customers.model';
import { customersQuery } from './customers.queries';

export { Page } from './customers-page';

export const messages = [adminMessages, controlMessages, listMessages, customersMessages, jobsMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(customersQuery(readList(customerList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(customersMessages, language).title, robots: 'noindex' };
}
