import type { PageContext, PageMeta } from '@tessera/shared/composition';
import { pageQuery } from '../content';
import { contactTexts as texts } from './contact-texts';

export { Page } from './contact-page';

/** Loads the store's own words above the form. */
export function prefetch({ queryClient }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(pageQuery('contact'));
}

/** The page is there with or without a text of the store. */
export function meta({ queryClient }: PageContext): PageMeta {
  const page = queryClient.getQueryData(pageQuery('contact').queryKey);
  return { title: page?.title ?? texts.title, description: page?.description || texts.pageDescription };
}
