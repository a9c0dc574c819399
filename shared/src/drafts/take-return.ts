import { sessionStore, takeExpiredAt } from '@tessera/shared/session';
import { readDrafts } from './draft-storage';

/**
 * Where the sign-in of this moment leads back to: path and query of the page on which the session of the same user expired
 * while something was being typed there; else undefined. It is handed over once.
 */
export function takeReturn(): string | undefined {
  const address = takeExpiredAt();
  const { userId } = sessionStore.getState();
  if (!address || userId === undefined) return undefined;
  return Object.values(readDrafts(userId)).some(({ from }) => from === address) ? address : undefined;
}
