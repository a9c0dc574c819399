import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { remindersMessages } from '../../../messages/settings/reminders';
import { settingsMessages } from '../../../messages/settings/settings';
import { reminderSettingsQuery } from './reminders.queries';

export { Page } from './reminders-page';

export const messages = [adminMessages, controlMessages, settingsMessages, remindersMessages];

/** Starts reading the settings; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(reminderSettingsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.reminders, robots: 'noindex' };
}
