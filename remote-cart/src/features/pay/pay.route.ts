import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { frameMessages } from '../../messages/frame';
import { payMessages } from '../../messages/pay';
import { paymentMessages } from '../../messages/payment';

export { Page } from './pay-page';

export const messages = [payMessages, paymentMessages, frameMessages];

/** Who has the link may pay; search engines have not been given one. */
export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(payMessages, language).pageTitle, robots: 'noindex' };
}
