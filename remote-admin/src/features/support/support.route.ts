import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { supportMessages } from '../../messages/support/support';
import { inquiryList } from './inquiries.model';
import { inquiriesQuery } from './inquiries.queries';

export { Page } from './support-page';

export const messages = [adminMessages, listMessages, controlMessages, supportMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(inquiriesQuery(readList(inquiryList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(supportMessages, language).title, robots: 'noindex' };
}
