import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { auditMessages } from '../../../messages/settings/audit';
import { remotesMessages } from '../../../messages/settings/remotes';
import { settingsMessages } from '../../../messages/settings/settings';
import { sinksMessages } from '../../../messages/settings/sinks';
import { listMessages } from '../../../messages/lists';
import { remoteHistoryQuery, remotesQuery } from './remotes.queries';

export { Page } from './remote-page';

export const messages = [
  adminMessages,
  auditMessages,
  controlMessages,
  listMessages,
  remotesMessages,
  settingsMessages,
  sinksMessages,
];

/** Starts reading what the page shows; it does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (!isAdmin()) return;
  void queryClient.prefetchQuery(remotesQuery());
  void queryClient.prefetchQuery(remoteHistoryQuery(params.remote ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(remotesMessages, language).theRemote, robots: 'noindex' };
}
