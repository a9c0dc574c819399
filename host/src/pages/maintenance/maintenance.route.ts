import type { PageModule } from '@tessera/shared/composition';
import { errorTexts } from '../error/error-texts';
import { MaintenancePage } from './maintenance-page';

export const Page = MaintenancePage;

/** The web server answers it with status 503. */
export const meta: PageModule['meta'] = () => ({ title: errorTexts.types.maintenance.title, robots: 'noindex' });
