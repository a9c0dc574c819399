import type { JSX } from 'react';
import { MailLinkPage } from '../mail-link/mail-link-page';
import { backInStockMessages } from './back-in-stock-messages';

/** /back-in-stock/confirm/{token}: the second half of asking to be told. */
export function Page(): JSX.Element {
  return <MailLinkPage area="back-in-stock" action="confirm" messages={backInStockMessages} />;
}
