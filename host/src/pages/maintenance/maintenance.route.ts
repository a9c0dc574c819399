import type { PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { errorMessages } from '../error/error-messages';
import { MaintenancePage } from './maintenance-page';

export const Page = MaintenancePage;

export const messages = [errorMessages];

/** The web server answers it with status 503. */
export const meta: PageModule['meta'] = () => {
  const errorTexts = messagesIn(errorMessages);
  return { title: errorTexts.types.maintenance.title, robots: 'noindex' };
};
