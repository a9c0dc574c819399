import { errorInfoOf } from '../pages/error/report/error-info';
import { newErrorId } from '../pages/error/report/error-id';
import { logError } from '../pages/error/report/error-report';

/**
 * Tells the server's log of a slot that failed in a browser; nobody else would hear of it.
 * @param name `reviews:cart-aside`
 * @param version of the remote
 */
export function reportFailure(name: string, version: string, error: unknown): void {
  const info = errorInfoOf(error, { online: navigator.onLine, now: new Date() });
  logError({ ...info, error_id: newErrorId(), address: location.pathname, part: `${name} ${version}` });
}
