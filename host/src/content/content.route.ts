import type { PageContext } from '@tessera/shared/composition';
import { contentMessages } from './content-messages';
import { pageQuery } from './page-query';
import { slugOf } from './slug-of';

export { Page } from './content-page';

export { pageMeta as meta } from './page-meta';

export const messages = [contentMessages];

/** Loads the text that the address names. */
export function prefetch({ queryClient, url }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(pageQuery(slugOf(url.pathname)));
}
