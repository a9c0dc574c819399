import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { orderQuery } from '../../frame/order.queries';
import { confirmationMessages } from '../../messages/confirmation';
import { frameMessages } from '../../messages/frame';
import { paymentMessages } from '../../messages/payment';

export { Page } from './confirmation-page';

export const messages = [confirmationMessages, paymentMessages, frameMessages];

/** Starts reading the order for a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (sessionStore.getState().status !== 'signed-in') return;
  void queryClient.prefetchQuery({ ...orderQuery(params.number ?? ''), staleTime: 1000 });
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(confirmationMessages, language).pageTitle, robots: 'noindex' };
}
