import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { searchMessages } from '../../../messages/content/search';
import { controlMessages } from '../../../messages/controls';
import { settingsMessages } from '../../../messages/settings/settings';
import { listMessages } from '../../../messages/lists';
import { searchWordsQuery } from './search.queries';

export { Page } from './search-page';

export const messages = [adminMessages, controlMessages, listMessages, searchMessages, settingsMessages];

/** Starts reading the lists; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(searchWordsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(searchMessages, language).title, robots: 'noindex' };
}
