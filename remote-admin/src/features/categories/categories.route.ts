import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { categoriesMessages } from '../../messages/categories';
import { pictureFieldMessages } from '../../messages/product/picture-field';
import { controlMessages } from '../../messages/controls';
import { categoriesQuery } from './categories.queries';

export { Page } from './categories-page';

export const messages = [adminMessages, controlMessages, categoriesMessages, pictureFieldMessages];

/** Starts reading the tree for an admin; the page does not wait for it. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(categoriesQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(categoriesMessages, language).title, robots: 'noindex' };
}
