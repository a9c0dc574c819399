import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { remotesMessages } from '../../../messages/settings/remotes';
import { settingsMessages } from '../../../messages/settings/settings';
import { listMessages } from '../../../messages/lists';
import { remotesQuery } from './remotes.queries';

export { Page } from './remotes-page';

export const messages = [adminMessages, controlMessages, listMessages, remotesMessages, settingsMessages];

/** Starts reading the parts of the shop; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(remotesQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.remotes, robots: 'noindex' };
}
