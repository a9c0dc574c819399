import { api } from '@tessera/shared/client';
import type { AdminAttributeList, AdminAttributeRecord } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Every attribute, in the shop's order. */
export function attributesQuery() {
  return queryOptions({
    queryKey: ['admin', 'attributes'],
    queryFn: ({ signal }) => api.get<AdminAttributeList>('admin/attributes', { signal }),
    meta: { personal: true },
  });
}

/** Those of these attributes that there are, with their values. @param codes a few: each is asked for by itself */
export function attributesNamedQuery(codes: readonly string[]) {
  return queryOptions({
    queryKey: ['admin', 'attribute', 'named', codes],
    queryFn: async ({ client }) => {
      const asked = await Promise.allSettled(codes.map((code) => client.fetchQuery(attributeQuery(code))));
      return asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    },
    meta: { personal: true },
  });
}

/** One attribute with its values. */
export function attributeQuery(code: string) {
  return queryOptions({
    queryKey: ['admin', 'attribute', code],
    queryFn: ({ signal }) => api.get<AdminAttributeRecord>(`admin/attributes/${encodeURIComponent(code)}`, { signal }),
    meta: { personal: true },
  });
}
