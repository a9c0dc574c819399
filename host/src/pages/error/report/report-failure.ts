import { errorInfoOf } from './error-info';
import { newErrorId } from './error-id';
import { logError } from './error-report';

/**
 * Tells the server's log of what failed in a browser and shows no error ID; nobody else would hear of it.
 * @param name of a remote, or of its slot: `reviews:cart-aside`
 * @param version of the remote
 */
export function reportFailure(name: string, version: string, error: unknown): void {
  const info = errorInfoOf(error, { online: navigator.onLine, now: new Date() });
  logError({ ...info, error_id: newErrorId(), address: location.pathname, part: `${name} ${version}` });
}
