import { addressFormMessages } from '@tessera/shared/address-form';
import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { checkoutMessages } from '../../messages/checkout';
import { frameMessages } from '../../messages/frame';
import { checkoutQuery } from '../../frame/order.queries';
import { paymentMessages } from '../../messages/payment';

export { Page } from './checkout-page';

export const messages = [checkoutMessages, addressFormMessages, paymentMessages, frameMessages];

/** Starts reading the checkout for a shopper with a session; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(checkoutQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(checkoutMessages, language).pageTitle, robots: 'noindex' };
}
