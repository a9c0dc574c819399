import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { notesMessages } from '../../messages/orders/notes';
import { returnMessages } from '../../messages/orders/return';
import { returnWords } from '../../messages/orders/return-words';
import { returnQuery } from './return.queries';

export { Page } from './return-page';

export const messages = [adminMessages, controlMessages, returnWords, returnMessages, notesMessages];

/** Starts reading the return for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(returnQuery(params.return ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(returnWords, language).title, robots: 'noindex' };
}
