import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { jobsMessages } from '../../../messages/jobs';
import { listMessages } from '../../../messages/lists';
import { productsMessages } from '../../../messages/product/products';
import { spreadsheetMessages } from '../../../messages/product/spreadsheet';

export { Page } from './spreadsheet-page';

export const messages = [
  adminMessages,
  controlMessages,
  listMessages,
  productsMessages,
  spreadsheetMessages,
  jobsMessages,
];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(spreadsheetMessages, language).title, robots: 'noindex' };
}
