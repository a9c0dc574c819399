import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { notesMessages } from '../../../messages/orders/notes';
import { failuresMessages } from '../../../messages/support/failures';
import { supportMessages } from '../../../messages/support/support';
import { failureQuery } from './errors.queries';

export { Page } from './failure-page';

export const messages = [adminMessages, controlMessages, notesMessages, supportMessages, failuresMessages];

/** Starts reading the failure for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(failureQuery(params.failure ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(supportMessages, language).tabs.errors, robots: 'noindex' };
}
