import type { PageData } from '../../src/composition/page-data';

/** What the browser is told of a page that is filled with what the pass of a preview lets it see: whoever looks at it came to look. */
export const asPreview = (data: PageData, isOfBoundaries: boolean): PageData => ({
  ...data,
  store: { ...data.store, sign_in_prompt: 'never' },
  preview: true,
  ...(isOfBoundaries && { boundaries: true }),
});

/** Nobody finds it (docs/architecture/caches.md, 'Previews'). */
export const PREVIEW_HEADERS = { 'x-robots-tag': 'noindex' };
