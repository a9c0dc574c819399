import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { settingsMessages } from '../../../messages/settings/settings';
import { staffMessages } from '../../../messages/settings/staff';
import { listMessages } from '../../../messages/lists';
import { staffQuery } from '../frame/settings.queries';

export { Page } from './staff-page';

export const messages = [adminMessages, controlMessages, listMessages, settingsMessages, staffMessages];

/** Starts reading the staff; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(staffQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.staff, robots: 'noindex' };
}
