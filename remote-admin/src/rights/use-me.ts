import type { Me } from '@tessera/shared/contract';
import { useSession } from '@tessera/shared/session';
import { useQuery } from '@tessera/shared/vendor/query';
import { adminMeQuery } from './rights.queries';

/** Whoever of the staff is here; undefined while nobody knows. */
export function useMe(): Me | undefined {
  const isStaff = useSession(({ status, role }) => status === 'signed-in' && role === 'ADMIN');
  const userId = useSession((state) => state.userId);
  return useQuery({ ...adminMeQuery(userId), enabled: isStaff }).data;
}
