import { mailLinkRoute } from '../mail-link/mail-link-route';
import { backInStockMessages } from './back-in-stock-messages';

/** /back-in-stock/confirm/{token}: the second half of asking to be told. */
export const { Page, messages, meta } = mailLinkRoute({
  area: 'back-in-stock',
  action: 'confirm',
  messages: backInStockMessages,
});
