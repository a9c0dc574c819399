import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { paymentsMessages } from '../../../messages/settings/payments';
import { settingsMessages } from '../../../messages/settings/settings';
import { paymentSettingsQuery } from './payments.queries';
import { stripeKeysQuery } from './stripe-keys.queries';

export { Page } from './payments-page';

export const messages = [adminMessages, controlMessages, settingsMessages, paymentsMessages];

/** Starts reading the settings; the page does not wait for them, it has its own skeleton. */
export async function prefetch({ queryClient }: PageContext): Promise<void> {
  if (!isAdmin()) return;
  void queryClient.prefetchQuery(paymentSettingsQuery());
  void queryClient.prefetchQuery(stripeKeysQuery());
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(settingsMessages, language).pages.payments, robots: 'noindex' };
}
