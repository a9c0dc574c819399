import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { sessionStore } from '@tessera/shared/session';
import { startReadingProfile } from '../../frame/start-reading';
import { sessionsQuery } from './sessions.queries';
import { texts } from './texts';

export { Page } from './security-page';

/** Starts reading what the page shows to a shopper with a session; it does not wait for it, it has its own skeletons. */
export async function prefetch(context: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void context.queryClient.prefetchQuery(sessionsQuery());
  await startReadingProfile(context);
}

export function meta(): PageMeta {
  return { title: texts.title, robots: 'noindex' };
}
