import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { frameMessages } from '../../messages/frame';
import { ordersMessages } from '../../messages/orders';
import { payLaterMessages } from '../../messages/pay-later';
import { payLaterQuery } from './account/pay-later.queries';

export { Page } from './pay-later-page';

export const messages = [frameMessages, ordersMessages, payLaterMessages];

/** Starts reading the account of a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(payLaterQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(payLaterMessages, language).title, robots: 'noindex' };
}
