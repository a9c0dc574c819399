import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { readList } from '../../../list/list-address';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { failuresMessages } from '../../../messages/support/failures';
import { supportMessages } from '../../../messages/support/support';
import { failureList } from './errors.model';
import { failuresQuery } from './errors.queries';

export { Page } from './errors-page';

export const messages = [adminMessages, listMessages, controlMessages, supportMessages, failuresMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(failuresQuery(readList(failureList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(supportMessages, language).tabs.errors, robots: 'noindex' };
}
