import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { customersMessages } from '../../../messages/customers/customers';
import { customerImportMessages } from '../../../messages/customers/import';
import { fileImportMessages } from '../../../messages/file-import';
import { jobsMessages } from '../../../messages/jobs';
import { listMessages } from '../../../messages/lists';

export { Page } from './import-page';

export const messages = [
  adminMessages,
  controlMessages,
  listMessages,
  jobsMessages,
  customersMessages,
  fileImportMessages,
  customerImportMessages,
];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(customerImportMessages, language).title, robots: 'noindex' };
}
