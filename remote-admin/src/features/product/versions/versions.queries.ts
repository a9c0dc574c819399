import { api } from '@tessera/shared/client';
import type { ProductRecord, ProductVersion, ProductVersionList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../../controls/new-key';

export type RestoredPart = 'texts' | 'variants' | 'pictures';

/** What a product was before its last changes. @param version of the product: another one is asked for anew */
export function versionsQuery({ id, version }: Pick<ProductRecord, 'id' | 'version'>) {
  return queryOptions({
    queryKey: ['admin', 'product', id, 'versions', version],
    queryFn: ({ signal }) => api.get<ProductVersionList>(`admin/products/${id}/versions`, { signal }),
    placeholderData: (previous) => previous,
    meta: { personal: true },
  });
}

/** A product as it was; that never changes. */
export function versionQuery(id: string, version: number) {
  return queryOptions({
    queryKey: ['admin', 'product', id, 'version', version],
    queryFn: ({ signal }) => api.get<ProductVersion>(`admin/products/${id}/versions/${version}`, { signal }),
    staleTime: Infinity,
    meta: { personal: true },
  });
}

/** Brings parts of it back. @throws ApiError `products.stale` where somebody changed it since */
export const restoreVersion = ({ id, version }: ProductRecord, kept: number, parts: readonly RestoredPart[]) =>
  api.post<ProductRecord>(`admin/products/${id}/versions/${kept}/restore`, { json: { version, parts }, key: newKey() });
