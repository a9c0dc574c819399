import type { PageModule } from '@tessera/shared/composition';
import { categoriesQuery } from '@tessera/shared/query';
import { NotFoundPage } from './not-found-page';
import { notFoundTexts } from './not-found-texts';

export const Page = NotFoundPage;

export const prefetch: PageModule['prefetch'] = ({ queryClient }) => queryClient.prefetchQuery(categoriesQuery());

/** The page of every address that neither a remote nor the shell claims; answered with status 404. */
export const meta: PageModule['meta'] = () => ({ title: notFoundTexts.pageTitle, robots: 'noindex', status: 404 });
