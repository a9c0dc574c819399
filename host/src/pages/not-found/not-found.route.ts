import type { PageModule } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { categoriesQuery } from '@tessera/shared/query';
import { NotFoundPage } from './not-found-page';
import { notFoundMessages } from './not-found-messages';

export const Page = NotFoundPage;

export const messages = [notFoundMessages];

export const prefetch: PageModule['prefetch'] = ({ queryClient }) => queryClient.prefetchQuery(categoriesQuery());

/** The page of every address that neither a remote nor the shell claims; answered with status 404. */
export const meta: PageModule['meta'] = () => {
  const notFoundTexts = messagesIn(notFoundMessages);
  return { title: notFoundTexts.pageTitle, robots: 'noindex', status: 404 };
};
