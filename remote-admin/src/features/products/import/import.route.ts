import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { jobsMessages } from '../../../messages/jobs';
import { listMessages } from '../../../messages/lists';
import { importMessages } from '../../../messages/product/import';

export { Page } from './import-page';

export const messages = [adminMessages, controlMessages, listMessages, jobsMessages, importMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(importMessages, language).title, robots: 'noindex' };
}
