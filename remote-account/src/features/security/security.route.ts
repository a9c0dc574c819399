import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { startReadingProfile } from '../../frame/section/start-reading';
import { frameMessages } from '../../messages/frame';
import { securityMessages } from '../../messages/security';
import { secondFactorQuery } from './second-factor/second-factor.queries';
import { sessionsQuery } from './sessions.queries';

export { Page } from './security-page';

/** Starts reading what the page shows to a shopper with a session; it does not wait for it, it has its own skeletons. */
export async function prefetch(context: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') {
    void context.queryClient.prefetchQuery(sessionsQuery());
    void context.queryClient.prefetchQuery(secondFactorQuery());
  }
  await startReadingProfile(context);
}

export const messages = [frameMessages, securityMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(securityMessages, language).title, robots: 'noindex' };
}
