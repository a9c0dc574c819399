import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { jobsMessages } from '../../messages/jobs';
import { listMessages } from '../../messages/lists';
import { ordersMessages } from '../../messages/orders/orders';
import { orderList } from './orders.model';
import { ordersQuery } from './orders.queries';

export { Page } from './orders-page';

export const messages = [adminMessages, listMessages, controlMessages, ordersMessages, jobsMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(ordersQuery(readList(orderList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(ordersMessages, language).title, robots: 'noindex' };
}
