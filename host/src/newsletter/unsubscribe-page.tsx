import type { JSX } from 'react';
import { MailLinkPage } from '../mail-link/mail-link-page';
import { newsletterMessages } from './newsletter-messages';

/** /newsletter/unsubscribe/{token}: from the foot of each newsletter. */
export function Page(): JSX.Element {
  return <MailLinkPage area="newsletter" action="unsubscribe" messages={newsletterMessages} />;
}
