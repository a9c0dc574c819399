import { api } from '@tessera/shared/client';
import type { CustomerGroup, CustomerGroupList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Every group of customers, by their names. */
export function groupsQuery() {
  return queryOptions({
    queryKey: ['admin', 'customer-groups'],
    queryFn: ({ signal }) => api.get<CustomerGroupList>('admin/customer-groups', { signal }),
    meta: { personal: true },
  });
}

/** What is done with groups; each answers all of them. */
export const groupWrites = {
  make: (name: string) => api.post<CustomerGroupList>('admin/customer-groups', { json: { name } }),
  rename: ({ id, version }: CustomerGroup, name: string) =>
    api.patch<CustomerGroupList>(`admin/customer-groups/${id}`, { json: { name, version } }),
  remove: ({ id, version }: CustomerGroup) =>
    api.delete<CustomerGroupList>(`admin/customer-groups/${id}`, { searchParams: { version } }),
};
