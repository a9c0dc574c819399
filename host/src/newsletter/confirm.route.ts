import { mailLinkRoute } from '../mail-link/mail-link-route';
import { newsletterMessages } from './newsletter-messages';

/** /newsletter/confirm/{token}: the second half of subscribing. */
export const { Page, messages, meta } = mailLinkRoute({
  area: 'newsletter',
  action: 'confirm',
  messages: newsletterMessages,
});
