import type { PageContext } from '@tessera/shared/composition';
import { contentMessages } from './text/content-messages';
import { pageQuery, slugOf } from './text/page-query';

export { Page } from './content-page';

export { pageMeta as meta } from './page-meta';

export const messages = [contentMessages];

/** Loads the text that the address names. */
export function prefetch({ queryClient, url }: PageContext): Promise<unknown> {
  return queryClient.prefetchQuery(pageQuery(slugOf(url.pathname)));
}
