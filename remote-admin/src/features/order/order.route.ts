import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { giftCardMessages } from '../../messages/gift-cards';
import { mailsMessages } from '../../messages/orders/mails';
import { notesMessages } from '../../messages/orders/notes';
import { orderMessages } from '../../messages/orders/order';
import { returnWords } from '../../messages/orders/return-words';
import { ordersMessages } from '../../messages/orders/orders';
import { troubleMessages } from '../../messages/orders/trouble';
import { orderQuery } from './order.queries';

export { Page } from './order-page';

export const messages = [
  adminMessages,
  controlMessages,
  ordersMessages,
  orderMessages,
  returnWords,
  troubleMessages,
  mailsMessages,
  notesMessages,
  giftCardMessages,
];

/** Starts reading the order for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(orderQuery(params.order ?? ''));
}

export function meta({ language, params }: PageContext): PageMeta {
  return { title: messagesIn(ordersMessages, language).orderNumber(params.order ?? ''), robots: 'noindex' };
}
