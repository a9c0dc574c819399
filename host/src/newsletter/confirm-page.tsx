import type { JSX } from 'react';
import { MailLinkPage } from './mail-link-page';

/** /newsletter/confirm/{token}: the second half of subscribing. */
export function Page(): JSX.Element {
  return <MailLinkPage action="confirm" />;
}
