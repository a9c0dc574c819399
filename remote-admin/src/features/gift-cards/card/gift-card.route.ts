import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { giftCardMessages } from '../../../messages/gift-cards';
import { giftCardQuery } from './gift-card.queries';

export { Page } from './gift-card-page';

export const messages = [adminMessages, controlMessages, giftCardMessages];

/** Starts reading the card for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(giftCardQuery(params.card ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(giftCardMessages, language).title, robots: 'noindex' };
}
