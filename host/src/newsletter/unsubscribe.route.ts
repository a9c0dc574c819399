import type { PageModule } from '@tessera/shared/composition';
import { newsletterTexts } from './newsletter-texts';

export { Page } from './unsubscribe-page';

export const meta: PageModule['meta'] = () => ({ title: newsletterTexts.unsubscribe.title, robots: 'noindex' });
