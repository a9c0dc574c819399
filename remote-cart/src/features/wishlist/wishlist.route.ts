import { wishlistQuery } from '@tessera/shared/cart';
import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { frameMessages } from '../../messages/frame';
import { wishlistMessages } from '../../messages/wishlist';

export { Page } from './wishlist-page';

export const messages = [wishlistMessages, frameMessages];

/** Starts reading the list for a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(wishlistQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(wishlistMessages, language).pageTitle, robots: 'noindex' };
}
