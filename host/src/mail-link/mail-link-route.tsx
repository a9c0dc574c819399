import type { JSX } from 'react';
import type { PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { MailLinkPage, type MailLinkPageProps } from './mail-link-page';

/** What a route of a mail's link exports: the page, what it says and its head. None of them is for search engines. */
export function mailLinkRoute(props: MailLinkPageProps): Required<Pick<PageModule, 'Page' | 'messages' | 'meta'>> {
  const { action, messages } = props;
  return {
    Page: (): JSX.Element => <MailLinkPage {...props} />,
    messages: [messages],
    meta: ({ language }) => ({ title: messagesIn(messages, language)[action].title, robots: 'noindex' }),
  };
}
