import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { listMessages } from '../../../messages/lists';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';
import { transactionsMessages } from '../../../messages/transactions/transactions';

export { Page } from './reconciliation-page';

export const messages = [adminMessages, controlMessages, listMessages, reconciliationsMessages, transactionsMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(reconciliationsMessages, language).theFile, robots: 'noindex' };
}
