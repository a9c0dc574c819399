import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../guard/is-admin';
import { adminMessages } from '../../messages/admin';
import { controlMessages } from '../../messages/controls';
import { customerMessages } from '../../messages/customers/customer';
import { customersMessages } from '../../messages/customers/customers';
import { giftCardMessages } from '../../messages/gift-cards';
import { notesMessages } from '../../messages/orders/notes';
import { ordersMessages } from '../../messages/orders/orders';
import { returnWords } from '../../messages/orders/return-words';
import { customerQuery } from './customer.queries';

export { Page } from './customer-page';

export const messages = [
  adminMessages,
  controlMessages,
  customersMessages,
  customerMessages,
  ordersMessages,
  returnWords,
  notesMessages,
  giftCardMessages,
];

/** Starts reading the customer for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(customerQuery(params.customer ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(customersMessages, language).title, robots: 'noindex' };
}
