import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { addProductMessages } from '../../messages/product/add-product';
import { productMessages } from '../../messages/product/product';

export { Page } from './add-product-page';

export const messages = [addProductMessages, adminMessages, controlMessages, productMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(productMessages, language).add, robots: 'noindex' };
}
