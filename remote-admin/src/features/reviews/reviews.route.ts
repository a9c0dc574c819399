import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { readList } from '../../list/list-address';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { listMessages } from '../../messages/lists';
import { reviewsMessages } from '../../messages/reviews';
import { reviewList } from './reviews.model';
import { reviewsQuery } from './reviews.queries';

export { Page } from './reviews-page';

export const messages = [adminMessages, listMessages, controlMessages, reviewsMessages];

/** Starts reading the reviews for an admin; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient, url }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(reviewsQuery(readList(reviewList, url.searchParams)));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(reviewsMessages, language).title, robots: 'noindex' };
}
