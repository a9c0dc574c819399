import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { jobQuery } from '../../../jobs/jobs.queries';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { jobsMessages } from '../../../messages/jobs';
import { listMessages } from '../../../messages/lists';
import { settingsMessages } from '../../../messages/settings/settings';

export { Page } from './job-page';

export const messages = [adminMessages, controlMessages, listMessages, settingsMessages, jobsMessages];

/** Starts reading the job; the page does not wait for it. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(jobQuery(params.job ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(jobsMessages, language).theJob, robots: 'noindex' };
}
