import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { draftsMessages } from '../../../messages/orders/drafts';
import { goodsMessages } from '../../../messages/orders/goods';
import { orderMessages } from '../../../messages/orders/order';
import { ordersMessages } from '../../../messages/orders/orders';
import { draftQuery } from './draft.queries';

export { Page } from './draft-page';

export const messages = [adminMessages, controlMessages, ordersMessages, orderMessages, draftsMessages, goodsMessages];

/** Starts reading the draft for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(draftQuery(params.draft ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(draftsMessages, language).draftOf(''), robots: 'noindex' };
}
