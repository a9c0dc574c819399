import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { sessionStore } from '@tessera/shared/session';
import { addressesQuery } from './addresses.queries';
import { texts } from './texts';

export { Page } from './addresses-page';

/** Starts reading the addresses of a shopper with a session; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(addressesQuery());
}

export function meta(): PageMeta {
  return { title: texts.title, robots: 'noindex' };
}
