import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { isAdmin } from '../../guard/is-admin';
import { summaryQuery } from './dashboard.queries';

export { Page } from './dashboard-page';

/** Starts reading the numbers for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(summaryQuery());
}

export function meta(): PageMeta {
  return { title: 'Dashboard', robots: 'noindex' };
}
