import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { reportMessages } from '../../messages/reports';
import { reportSpec } from './reports.model';
import { reportQuery } from './reports.queries';

export { Page } from './reports-page';

export const messages = [adminMessages, controlMessages, listMessages, reportMessages];

/** Starts reading the report for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(reportQuery(readList(reportSpec, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(reportMessages, language).title, robots: 'noindex' };
}
