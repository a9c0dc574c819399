import { api } from '@tessera/shared/client';
import type { CategoryPicks, ProductList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

const PART = 24;

/** What comes first in a category. */
export function picksQuery(category_id: string) {
  return queryOptions({
    queryKey: ['admin', 'categories', 'picks', category_id],
    queryFn: ({ signal }) =>
      api.get<CategoryPicks>(`admin/categories/${encodeURIComponent(category_id)}/picks`, { signal }),
    meta: { personal: true },
  });
}

/**
 * What is in the category as the shop lists it: what words find, or the newest first.
 * @param parts so many times 24 products
 */
export function goodsQuery(slug: string, search: string, parts: number) {
  const asked = { category: slug, ...(search === '' ? { sort: 'newest' } : { search }), page_size: parts * PART };
  return queryOptions({
    queryKey: ['admin', 'categories', 'goods', asked],
    queryFn: ({ signal }) => api.get<ProductList>('products', { searchParams: asked, signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** The parts that one answer of the shop's listing has room for. */
export const MOST_PARTS = 4;
