import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { marketingMessages } from '../../messages/marketing';
import { couponList } from './coupons.model';
import { couponsQuery } from './coupons.queries';

export { Page } from './marketing-page';

export const messages = [adminMessages, controlMessages, listMessages, marketingMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(couponsQuery(readList(couponList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(marketingMessages, language).title, robots: 'noindex' };
}
