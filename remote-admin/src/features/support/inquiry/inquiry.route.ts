import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { notesMessages } from '../../../messages/orders/notes';
import { ordersMessages } from '../../../messages/orders/orders';
import { inquiryMessages } from '../../../messages/support/inquiry';
import { supportMessages } from '../../../messages/support/support';
import { inquiryQuery } from './inquiry.queries';

export { Page } from './inquiry-page';

export const messages = [
  adminMessages,
  controlMessages,
  ordersMessages,
  notesMessages,
  supportMessages,
  inquiryMessages,
];

/** Starts reading the inquiry for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(inquiryQuery(params.inquiry ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(supportMessages, language).title, robots: 'noindex' };
}
