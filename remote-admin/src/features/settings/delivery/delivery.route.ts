import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { deliveryMessages } from '../../../messages/settings/delivery';
import { settingsMessages } from '../../../messages/settings/settings';
import { deliverySettingsQuery } from './delivery.queries';

export { Page } from './delivery-page';

export const messages = [adminMessages, controlMessages, settingsMessages, deliveryMessages];

/** Starts reading the settings; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(deliverySettingsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.delivery, robots: 'noindex' };
}
