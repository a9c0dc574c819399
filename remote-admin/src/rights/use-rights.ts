import { roleName, type Right } from '@tessera/shared/contract';
import { currentLanguage, useMessages } from '@tessera/shared/i18n';
import { controlMessages } from '../messages/controls';
import { useMe } from './use-me';

export type { Right };

/**
 * Why the signed-in person may not do something: undefined where they may. While nobody knows, and where it cannot be found
 * out, nothing is held back: the API refuses by itself what is not allowed.
 */
export function useRights(): (right: Right) => string | undefined {
  const text = useMessages(controlMessages);
  const me = useMe();
  return (right) => (me && !me.rights.includes(right) ? text.noRight(roleName(me.role, currentLanguage())) : undefined);
}
