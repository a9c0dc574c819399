import type { PageContext } from '@tessera/shared/composition';
import { profileQuery } from '@tessera/shared/query';
import { sessionStore } from '@tessera/shared/session';

/** Starts reading the profile of a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function startReadingProfile({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(profileQuery());
}
