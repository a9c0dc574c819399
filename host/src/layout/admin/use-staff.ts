import { useProfile } from '@tessera/shared/query';
import type { Rights } from './rail.model';

export interface Staff {
  /** empty while nobody knows */
  name: string;
  rights: Rights;
}

/** Who works in the back office. */
export function useStaff(): Staff {
  const { data } = useProfile();
  return { name: data ? `${data.first_name} ${data.last_name}` : '', rights: undefined };
}
