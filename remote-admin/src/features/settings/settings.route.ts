import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { adminMessages } from '../../messages/admin';
import { settingsMessages } from '../../messages/settings/settings';

export { Page } from './settings-page';

export const messages = [adminMessages, settingsMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).title, robots: 'noindex' };
}
