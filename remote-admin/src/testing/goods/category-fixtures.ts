import type { AdminCategory } from '@tessera/shared/contract';

/** A category at the top without products, unless told otherwise. */
export function adminCategory(overrides: Partial<AdminCategory> = {}): AdminCategory {
  return {
    id: '019ab000-0000-7000-8000-00000000ca01',
    name: 'Cups',
    slug: 'cups',
    parent_id: null,
    description: '',
    product_count: 0,
    former_slugs: [],
    image: null,
    sort: null,
    rule: null,
    seo_title: null,
    seo_description: null,
    words: { de: { name: '', slug: '', description: '', seo_title: '', seo_description: '' } },
    version: 1,
    ...overrides,
  };
}
