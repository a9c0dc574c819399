import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { dataMessages } from '../../../messages/settings/data';
import { settingsMessages } from '../../../messages/settings/settings';
import { jobsMessages } from '../../../messages/jobs';
import { retentionQuery } from './retention.queries';

export { Page } from './data-page';

export const messages = [adminMessages, controlMessages, dataMessages, jobsMessages, settingsMessages];

/** Starts reading the times; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(retentionQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.data, robots: 'noindex' };
}
