import { addressFormMessages } from '@tessera/shared/address-form';
import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { sessionStore } from '@tessera/shared/session';
import { addressesMessages } from '../../messages/addresses';
import { frameMessages } from '../../messages/frame';
import { addressesQuery } from './addresses.queries';

export { Page } from './addresses-page';

/** Starts reading the addresses of a shopper with a session; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (sessionStore.getState().status === 'signed-in') void queryClient.prefetchQuery(addressesQuery());
}

export const messages = [frameMessages, addressesMessages, addressFormMessages];

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(addressesMessages, language).title, robots: 'noindex' };
}
