import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { closingMessages } from '../../../messages/transactions/closing';

export { Page } from './closing-page';

export const messages = [adminMessages, controlMessages, listMessages, closingMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(closingMessages, language).title, robots: 'noindex' };
}
