import type { JSX } from 'react';
import { MailLinkPage } from '../mail-link/mail-link-page';
import { backInStockMessages } from './back-in-stock-messages';

/** /back-in-stock/unsubscribe/{token}: from the foot of mails about stock and wishlists. */
export function Page(): JSX.Element {
  return <MailLinkPage area="back-in-stock" action="unsubscribe" messages={backInStockMessages} />;
}
