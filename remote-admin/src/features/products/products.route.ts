import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { jobsMessages } from '../../messages/jobs';
import { listMessages } from '../../messages/lists';
import { productsMessages } from '../../messages/product/products';
import { productList } from './products.model';
import { productsQuery } from './products.queries';

export { Page } from './products-page';

export const messages = [adminMessages, controlMessages, listMessages, productsMessages, jobsMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(productsQuery(readList(productList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(adminMessages, language).products, robots: 'noindex' };
}
