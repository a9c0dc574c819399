import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { navigationMessages } from '../../../messages/content/navigation';
import { controlMessages } from '../../../messages/controls';
import { navigationQuery } from './navigation.queries';

export { Page } from './navigation-page';

export const messages = [adminMessages, controlMessages, navigationMessages];

/** Starts reading header and footer for staff; the page does not wait for them. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(navigationQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(navigationMessages, language).title, robots: 'noindex' };
}
