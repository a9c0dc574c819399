import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { listMessages } from '../../messages/lists';
import { dashboardMessages } from '../../messages/dashboard';
import { controlMessages } from '../../messages/controls';
import { dashboardQuery, summaryQuery } from './dashboard.queries';
import { readRange } from './sales/range.model';

export { Page } from './dashboard-page';

export const messages = [adminMessages, controlMessages, dashboardMessages, listMessages];

/** Starts reading the numbers for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (!isAdmin()) return;
  void queryClient.prefetchQuery(dashboardQuery(readRange(url.searchParams)));
  void queryClient.prefetchQuery(summaryQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(adminMessages, language).dashboard, robots: 'noindex' };
}
