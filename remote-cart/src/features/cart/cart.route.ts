import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { profileQuery } from '@tessera/shared/query';
import { sessionStore } from '@tessera/shared/session';

export { Page } from './cart-page';

/** Starts reading the cart for a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(profileQuery());
}

export function meta(): PageMeta {
  return { title: 'Cart', robots: 'noindex' };
}
