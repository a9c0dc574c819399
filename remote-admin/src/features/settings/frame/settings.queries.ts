import { api } from '@tessera/shared/client';
import type { StaffList, StaffRoleList } from '@tessera/shared/contract';
import { queryOptions } from '@tessera/shared/vendor/query';

/** Who works in the shop. */
export function staffQuery() {
  return queryOptions({
    queryKey: ['admin', 'staff'],
    queryFn: ({ signal }) => api.get<StaffList>('admin/staff', { signal }),
    meta: { personal: true },
  });
}

/** The roles of every shop and this one's own. */
export function rolesQuery() {
  return queryOptions({
    queryKey: ['admin', 'roles'],
    queryFn: ({ signal }) => api.get<StaffRoleList>('admin/roles', { signal }),
    meta: { personal: true },
  });
}
