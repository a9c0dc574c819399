import { mailLinkRoute } from '../mail-link/mail-link-route';
import { backInStockMessages } from './back-in-stock-messages';

/** /back-in-stock/unsubscribe/{token}: from the foot of mails about stock and wishlists. */
export const { Page, messages, meta } = mailLinkRoute({
  area: 'back-in-stock',
  action: 'unsubscribe',
  messages: backInStockMessages,
});
