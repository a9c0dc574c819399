import type { JSX } from 'react';
import { MailLinkPage } from '../mail-link/mail-link-page';
import { newsletterMessages } from './newsletter-messages';

/** /newsletter/confirm/{token}: the second half of subscribing. */
export function Page(): JSX.Element {
  return <MailLinkPage area="newsletter" action="confirm" messages={newsletterMessages} />;
}
