import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { frameMessages } from '../../messages/frame';
import { ordersMessages } from '../../messages/orders';
import { ordersQuery } from '../../orders/orders.queries';
import { pageOf } from './orders.model';

export { Page } from './orders-page';

export const messages = [frameMessages, ordersMessages];

/** Starts reading the orders of a shopper with a session; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in') return;
  void queryClient.prefetchQuery(ordersQuery(pageOf(url.searchParams.get('page'))));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(ordersMessages, language).title, robots: 'noindex' };
}
