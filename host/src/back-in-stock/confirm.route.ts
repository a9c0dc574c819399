import type { PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { backInStockMessages } from './back-in-stock-messages';

export { Page } from './confirm-page';

export const messages = [backInStockMessages];

export const meta: PageModule['meta'] = ({ language }) => ({
  title: messagesIn(backInStockMessages, language).confirm.title,
  robots: 'noindex',
});
