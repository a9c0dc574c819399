import type { JSX } from 'react';
import { MailLinkPage } from '../mail-link';
import { newsletterMessages } from './newsletter-messages';

/** /newsletter/confirm/{token}: the second half of subscribing. */
export function Page(): JSX.Element {
  return <MailLinkPage area="newsletter" action="confirm" messages={newsletterMessages} />;
}
