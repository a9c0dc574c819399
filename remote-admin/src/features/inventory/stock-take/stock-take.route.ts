import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { inventoryMessages } from '../../../messages/product/inventory';
import { stockTakeMessages } from '../../../messages/product/stock-take';

export { Page } from './stock-take-page';

export const messages = [adminMessages, controlMessages, listMessages, inventoryMessages, stockTakeMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(stockTakeMessages, language).title, robots: 'noindex' };
}
