import type { JSX } from 'react';
import { MailLinkPage } from './mail-link-page';

/** /newsletter/unsubscribe/{token}: from the foot of each newsletter. */
export function Page(): JSX.Element {
  return <MailLinkPage action="unsubscribe" />;
}
