import { api } from '@tessera/shared/client';
import type { AdminAttributeList, AdminAttributeRecord } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';
import { newKey } from '../../controls/new-key';

/** Every attribute, in the shop's order. */
export function attributesQuery() {
  return queryOptions({
    queryKey: ['admin', 'attributes'],
    queryFn: ({ signal }) => api.get<AdminAttributeList>('admin/attributes', { signal }),
    meta: { personal: true },
  });
}

/** @returns the attribute that was made */
export const makeAttribute = (json: { name: string; kind: string; unit?: string }) =>
  api.post<AdminAttributeRecord>('admin/attributes', { json, key: newKey() });

/** @param codes every attribute once @returns all in their new order */
export const orderAttributes = (codes: string[]) =>
  api.put<AdminAttributeList>('admin/attributes/order', { json: { codes }, key: newKey() });
