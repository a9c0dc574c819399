import { useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { controlMessages } from '../messages/controls';
import { adminMeQuery } from './rights.queries';

/** The rights that these screens ask for. */
export type Right = 'orders.write' | 'orders.refund';

/**
 * Why the signed-in person may not do something: undefined where they may. While nobody knows, and where it cannot be found
 * out, nothing is held back: the API refuses by itself what is not allowed.
 */
export function useRights(): (right: Right) => string | undefined {
  const text = useMessages(controlMessages);
  const { data } = useQuery(adminMeQuery());
  return (right) => (data && !data.rights.includes(right) ? text.noRight(data.role.name) : undefined);
}
