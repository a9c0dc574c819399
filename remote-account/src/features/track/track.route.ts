import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { frameMessages } from '../../messages/frame';
import { ordersMessages } from '../../messages/orders';

export { Page } from './track-page';

export const messages = [frameMessages, ordersMessages];

export function meta({ language }: PageContext): PageMeta {
  const text = messagesIn(ordersMessages, language);
  return { title: text.trackTitle, description: text.trackText, robots: 'noindex' };
}
