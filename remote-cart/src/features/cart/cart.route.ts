import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { profileQuery } from '@tessera/shared/query';
import { sessionStore } from '@tessera/shared/session';
import { cartMessages } from '../../messages/cart';
import { frameMessages } from '../../messages/frame';

export { Page } from './cart-page';

export const messages = [cartMessages, frameMessages];

/** Starts reading the cart for a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(profileQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(cartMessages, language).pageTitle, robots: 'noindex' };
}
