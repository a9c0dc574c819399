import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { pictureFieldMessages } from '../../../messages/product/picture-field';
import { settingsMessages } from '../../../messages/settings/settings';
import { storeMessages } from '../../../messages/settings/store';
import { storeSettingsQuery } from './store.queries';

export { Page } from './store-page';

export const messages = [adminMessages, controlMessages, settingsMessages, storeMessages, pictureFieldMessages];

/** Starts reading the settings; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(storeSettingsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.store, robots: 'noindex' };
}
