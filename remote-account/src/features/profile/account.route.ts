import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { emailMessages } from '../../messages/email';
import { frameMessages } from '../../messages/frame';
import { profileMessages } from '../../messages/profile';

export { startReadingProfile as prefetch } from '../../frame/section/start-reading';
export { Page } from './account-page';

export const messages = [frameMessages, profileMessages, emailMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(profileMessages, language).title, robots: 'noindex' };
}
