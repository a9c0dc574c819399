import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { pageMessages } from '../../messages/page';

export { Page } from './__name__-page';

export const messages = [pageMessages];

/** What the page needs is there before it is drawn, on the server and in the browser. */
export const prefetch = ({ queryClient }: PageContext) => queryClient.prefetchQuery(storeQuery());

export function meta({ language }: PageContext): PageMeta {
  const { title, intro } = messagesIn(pageMessages, language);
  return { title, description: intro };
}
