import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { draftsMessages } from '../../../messages/orders/drafts';
import { listMessages } from '../../../messages/lists';
import { ordersMessages } from '../../../messages/orders/orders';

export { Page } from './drafts-page';

export const messages = [adminMessages, controlMessages, listMessages, ordersMessages, draftsMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(draftsMessages, language).title, robots: 'noindex' };
}
