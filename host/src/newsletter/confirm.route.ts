import type { PageModule } from '@tessera/shared/composition';
import { newsletterTexts } from './newsletter-texts';

export { Page } from './confirm-page';

export const meta: PageModule['meta'] = () => ({ title: newsletterTexts.confirm.title, robots: 'noindex' });
