import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { taxesMessages } from '../../../messages/settings/taxes';
import { settingsMessages } from '../../../messages/settings/settings';
import { taxSettingsQuery } from './taxes.queries';

export { Page } from './taxes-page';

export const messages = [adminMessages, controlMessages, settingsMessages, taxesMessages];

/** Starts reading the settings; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(taxSettingsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.taxes, robots: 'noindex' };
}
