import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { frameMessages } from '../../messages/frame';
import { ordersMessages } from '../../messages/orders';
import { orderQuery } from '../../orders/orders.queries';

export { Page } from './order-page';

export const messages = [frameMessages, ordersMessages];

/** Starts reading the order for a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in') return;
  void queryClient.prefetchQuery(orderQuery(params['order'] ?? ''));
}

export function meta({ language, params }: PageContext): PageMeta {
  return { title: messagesIn(ordersMessages, language).orderTitle(params['order'] ?? ''), robots: 'noindex' };
}
