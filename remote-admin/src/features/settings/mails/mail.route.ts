import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { mailTextsMessages } from '../../../messages/settings/mails';
import { settingsMessages } from '../../../messages/settings/settings';
import { mailTextsQuery } from './mails.queries';

export { Page } from './mail-page';

export const messages = [adminMessages, controlMessages, settingsMessages, mailTextsMessages];

/** Starts reading the texts; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ params, queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(mailTextsQuery(params['mail'] ?? ''));
}

export function meta({ language, params }: PageContext): PageMeta {
  const name = messagesIn(mailTextsMessages, language).names[params['mail'] ?? ''];
  return { title: name ?? messagesIn(settingsMessages, language).pages.mails, robots: 'noindex' };
}
