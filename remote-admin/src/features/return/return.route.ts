import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { orderMessages } from '../../messages/order';
import { returnMessages } from '../../messages/return';
import { returnWords } from '../../messages/return-words';
import { returnQuery } from './return.queries';

export { Page } from './return-page';

// those of orders hold the words of a refund's preview
export const messages = [adminMessages, controlMessages, orderMessages, returnWords, returnMessages];

/** Starts reading the return for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(returnQuery(params.return ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(returnWords, language).title, robots: 'noindex' };
}
