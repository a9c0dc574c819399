import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { isAdmin } from '../../../guard/is-admin';
import { adminMessages } from '../../../messages/admin';
import { controlMessages } from '../../../messages/controls';
import { marketingMessages } from '../../../messages/marketing';
import { ordersMessages } from '../../../messages/orders/orders';
import { couponQuery } from './coupon.queries';

export { Page } from './coupon-page';

export const messages = [adminMessages, controlMessages, marketingMessages, ordersMessages];

/** Starts reading the coupon for staff; the page does not wait for it, it has its own skeleton. */
export async function prefetch({ queryClient, params }: PageContext): Promise<void> {
  if (isAdmin()) void queryClient.prefetchQuery(couponQuery(params.coupon ?? ''));
}

export function meta({ language }: PageContext): PageMeta {
  return { title: messagesIn(marketingMessages, language).theCoupon, robots: 'noindex' };
}
