import { api } from '@tessera/shared/client';
import { roleName, type Me } from '@tessera/shared/contract';
import { currentLanguage } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { queryOptions, useQuery } from '@tessera/shared/vendor/query';
import type { Rights } from './rail.model';

export interface Staff {
  /** undefined: nobody of the staff is here */
  id: string | undefined;
  /** empty while nobody knows */
  name: string;
  /** empty while nobody knows */
  role: string;
  rights: Rights;
}

/** Who a member of the staff is and what they may do; a shopper is not asked for. */
const staffQuery = (userId: string | undefined, isStaff: boolean) =>
  queryOptions({
    queryKey: ['admin', 'me', userId ?? null],
    queryFn: ({ signal }) => api.get<Me>('admin/me', { signal }),
    enabled: isStaff && userId !== undefined,
    meta: { personal: true },
  });

/**
 * Who works in the back office. Until the API has said so, and when it does not, nothing is kept from them here: what
 * protects the data is the API.
 */
export function useStaff(): Staff {
  const userId = useSession((state) => state.userId);
  const isStaff = useSession(({ status, role }) => status === 'signed-in' && role === 'ADMIN');
  const { data } = useQuery(staffQuery(userId, isStaff));
  const id = isStaff ? userId : undefined;
  if (!data) return { id, name: '', role: '', rights: undefined };
  const { user, role, rights } = data;
  return { id, name: `${user.first_name} ${user.last_name}`, role: roleName(role, currentLanguage()), rights };
}
