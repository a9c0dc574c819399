import type { PageContext, PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { StatusPage } from './status-page';
import { partsQuery } from './status.queries';
import { statusMessages } from './status-messages';

export const Page = StatusPage;

export const messages = [statusMessages];

/** Which parts there are; how they do is for the browser to see. */
export function prefetch({ queryClient }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(partsQuery());
}

/** What it shows is true for a few seconds: nothing to be found by a search engine. */
export const meta: PageModule['meta'] = () => {
  const statusTexts = messagesIn(statusMessages);
  return { title: statusTexts.title, robots: 'noindex' };
};
