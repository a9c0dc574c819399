import type { PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { newsletterMessages } from './newsletter-messages';

export { Page } from './confirm-page';

export const messages = [newsletterMessages];

export const meta: PageModule['meta'] = ({ language }) => ({
  title: messagesIn(newsletterMessages, language).confirm.title,
  robots: 'noindex',
});
