import { useProfile } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';

export interface Sender {
  signedIn: boolean;
  /** as the account has them; empty until that is known, and for a visitor */
  name: string;
  email: string;
}

/** Who writes: a visitor, or somebody whom the store knows. */
export function useSender(): Sender {
  const signedIn = useSession(({ status }) => status === 'signed-in');
  const { data } = useProfile();
  if (!signedIn || !data) return { signedIn, name: '', email: '' };
  return { signedIn, name: `${data.first_name} ${data.last_name}`, email: data.email };
}
