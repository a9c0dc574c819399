import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { settingsMessages } from '../../../messages/settings/settings';
import { listMessages } from '../../../messages/lists';
import { mailsQuery } from './mails.queries';

export { Page } from './mails-page';

export const messages = [adminMessages, controlMessages, listMessages, mailTextsMessages, settingsMessages];

/** Starts reading the mails; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(mailsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.mails, robots: 'noindex' };
}
