import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { messagesIn } from '@tessera/shared/i18n';
import { pageQuery } from '../content/text/page-query';
import { contactMessages } from './form/contact-messages';

export { Page } from './contact-page';

export const messages = [contactMessages];

/** Loads the store's own words above the form. */
export function prefetch({ queryClient }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(pageQuery('contact'));
}

/** The page is there with or without a text of the store. */
export function meta({ queryClient }: PageContext): PageMeta {
  const texts = messagesIn(contactMessages);
  const page = queryClient.getQueryData(pageQuery('contact').queryKey);
  return { title: page?.title ?? texts.title, description: page?.description || texts.pageDescription };
}
