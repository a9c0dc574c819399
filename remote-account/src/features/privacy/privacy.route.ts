import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { frameMessages } from '../../messages/frame';
import { privacyMessages } from '../../messages/privacy';

export { startReadingProfile as prefetch } from '../../frame/section/start-reading';
export { Page } from './privacy-page';

export const messages = [frameMessages, privacyMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(privacyMessages, language).title, robots: 'noindex' };
}
