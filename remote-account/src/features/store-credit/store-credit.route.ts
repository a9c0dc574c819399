import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { frameMessages } from '../../messages/frame';
import { storeCreditMessages } from '../../messages/store-credit';
import { storeCreditQuery } from '../../frame/store-credit.queries';

export { Page } from './store-credit-page';

export const messages = [frameMessages, storeCreditMessages];

/** Starts reading the credit of a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(storeCreditQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(storeCreditMessages, language).title, robots: 'noindex' };
}
