import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { homeMessages } from '../../../messages/content/home';
import { pictureFieldMessages } from '../../../messages/product/picture-field';
import { controlMessages } from '../../../messages/controls';
import { homeSettingsQuery } from './home.queries';

export { Page } from './home-page';

export const messages = [adminMessages, controlMessages, homeMessages, pictureFieldMessages];

/** Starts reading the sections for staff; the page does not wait for them. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(homeSettingsQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(homeMessages, language).title, robots: 'noindex' };
}
