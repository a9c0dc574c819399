import { useSession } from '@tessera/shared/session';
import { useQuery } from '@tessera/shared/vendor/query';
import { adminMeQuery, type AdminMe } from './rights.queries';

/** Whoever of the staff is here; undefined while nobody knows. */
export function useMe(): AdminMe | undefined {
  const isStaff = useSession(({ status, role }) => status === 'signed-in' && role === 'ADMIN');
  return useQuery({ ...adminMeQuery(), enabled: isStaff }).data;
}
