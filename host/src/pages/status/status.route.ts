import type { PageModule } from '@tessera/shared/composition';
import { StatusPage } from './status-page';
import { statusTexts } from './status-texts';

export const Page = StatusPage;

/** What it shows is true for a few seconds: nothing to be found by a search engine. */
export const meta: PageModule['meta'] = () => ({ title: statusTexts.title, robots: 'noindex' });
