import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { picturesMessages } from '../../messages/product/pictures';
import { pictureList } from './pictures.model';
import { picturesQuery } from './pictures.queries';

export { Page } from './pictures-page';

export const messages = [adminMessages, controlMessages, listMessages, picturesMessages];

/** Starts reading the pictures for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(picturesQuery(readList(pictureList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(picturesMessages, language).title, robots: 'noindex' };
}
