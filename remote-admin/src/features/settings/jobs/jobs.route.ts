import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { jobsQuery } from '../../../jobs/jobs.queries';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { jobsMessages } from '../../../messages/jobs';
import { listMessages } from '../../../messages/lists';
import { settingsMessages } from '../../../messages/settings/settings';
import { readJobsAddress } from './jobs-address';

export { Page } from './jobs-page';

export const messages = [adminMessages, controlMessages, listMessages, settingsMessages, jobsMessages];

/** Starts reading the jobs; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(jobsQuery(readJobsAddress(url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.jobs, robots: 'noindex' };
}
