import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { productMessages } from '../../messages/product/product';
import { videoMessages } from '../../messages/product/video';
import { productQuery } from './product.queries';

export { EditPage as Page } from './product-page';

export const messages = [adminMessages, controlMessages, productMessages, videoMessages];

/** Starts reading the product for staff; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(productQuery(params.product ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(productMessages, language).theProduct, robots: 'noindex' };
}
