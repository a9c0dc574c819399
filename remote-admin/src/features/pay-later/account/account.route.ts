import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { accountMessages } from '../../../messages/pay-later/account';
import { payLaterMessages } from '../../../messages/pay-later/pay-later';
import { accountQuery } from './account.queries';

export { Page } from './account-page';

export const messages = [adminMessages, controlMessages, payLaterMessages, accountMessages];

/** Starts reading the account for an admin; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(accountQuery(params.account ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(payLaterMessages, language).title, robots: 'noindex' };
}
