import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { arrangeMessages } from '../../../messages/arrange';
import { categoriesMessages } from '../../../messages/categories';
import { controlMessages } from '../../../messages/controls';
import { picksQuery } from './arrange.queries';

export { Page } from './arrange-page';

export const messages = [adminMessages, controlMessages, categoriesMessages, arrangeMessages];

/** Starts reading for staff; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(picksQuery(params.category ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(arrangeMessages, language).theGoods, robots: 'noindex' };
}
