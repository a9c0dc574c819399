import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { readList } from '../../../list/list-address';
import { adminMessages } from '../../../messages/admin';
import { auditMessages } from '../../../messages/settings/audit';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { ordersMessages } from '../../../messages/orders/orders';
import { settingsMessages } from '../../../messages/settings/settings';
import { auditList } from './audit.model';
import { auditQuery } from './audit.queries';

export { Page } from './audit-page';

export const messages = [adminMessages, listMessages, controlMessages, ordersMessages, settingsMessages, auditMessages];

/** Starts reading the log; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(auditQuery(readList(auditList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.audit, robots: 'noindex' };
}
