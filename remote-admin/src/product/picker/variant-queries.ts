import { api } from '@tessera/shared/client';
import type { DraftVariantList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Variants by words or SKU, or all of one product; those before stay until new ones are there. */
export function variantsQuery(asked: { search: string } | { product_id: string }) {
  return queryOptions({
    queryKey: ['admin', 'variants', asked],
    queryFn: ({ signal }) =>
      api.get<DraftVariantList>('admin/order-drafts/variants', { searchParams: { ...asked }, signal }),
    enabled: !('search' in asked) || asked.search !== '',
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}
