import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../../../messages/admin';
import { controlMessages } from '../../../../messages/controls';
import { redirectsMessages } from '../../../../messages/content/redirects';
import { redirectImportMessages } from '../../../../messages/content/redirect-import';
import { fileImportMessages } from '../../../../messages/file-import';
import { jobsMessages } from '../../../../messages/jobs';
import { listMessages } from '../../../../messages/lists';

export { Page } from './import-page';

export const messages = [
  adminMessages,
  controlMessages,
  listMessages,
  jobsMessages,
  redirectsMessages,
  fileImportMessages,
  redirectImportMessages,
];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(redirectImportMessages, language).title, robots: 'noindex' };
}
