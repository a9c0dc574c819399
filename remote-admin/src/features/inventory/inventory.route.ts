import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { notesMessages } from '../../messages/orders/notes';
import { inventoryMessages } from '../../messages/product/inventory';
import { inventoryList } from './inventory.model';
import { inventoryQuery } from './inventory.queries';

export { Page } from './inventory-page';

export const messages = [adminMessages, controlMessages, listMessages, notesMessages, inventoryMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(inventoryQuery(readList(inventoryList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(inventoryMessages, language).title, robots: 'noindex' };
}
