import { mailLinkRoute } from '../mail-link/mail-link-route';
import { newsletterMessages } from './newsletter-messages';

/** /newsletter/unsubscribe/{token}: from the foot of each newsletter. */
export const { Page, messages, meta } = mailLinkRoute({
  area: 'newsletter',
  action: 'unsubscribe',
  messages: newsletterMessages,
});
