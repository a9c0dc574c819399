import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { giftCardMessages } from '../../messages/gift-cards';
import { listMessages } from '../../messages/lists';
import { giftCardList } from './gift-cards.model';
import { giftCardsQuery } from './gift-cards.queries';

export { Page } from './gift-cards-page';

export const messages = [adminMessages, controlMessages, listMessages, giftCardMessages];

/** Starts reading the rows for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(giftCardsQuery(readList(giftCardList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(giftCardMessages, language).title, robots: 'noindex' };
}
