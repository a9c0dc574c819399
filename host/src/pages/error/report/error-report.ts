import { api } from '@tessera/shared/client';
import type { ErrorInfo } from './error-info';

export interface ErrorReport extends ErrorInfo {
  error_id: string;
  /** path of the page, without its query */
  address: string;
  /** which part of the page it was, and of which version, where it was not all of it: `reviews:cart-aside 1.0.0-3f2a9c` */
  part?: string;
}

/** Where the web server writes down what failed in a browser. */
const LOG_ADDRESS = '/error-log';

/**
 * Tells the server's log about a failure that it has not seen, so that the error ID on the screen can be found there. Never
 * fails: without a network there is nobody to tell.
 */
export function logError(report: ErrorReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  // missing in a few privacy modes, whatever its type says
  (navigator.sendBeacon as typeof navigator.sendBeacon | undefined)?.call(navigator, LOG_ADDRESS, body);
}

/**
 * Sends a failure to the shop's inbox.
 * @returns the reference of the report
 * @throws ApiError when it could not be sent
 */
export async function sendErrorReport(report: ErrorReport): Promise<string> {
  const { reference } = await api.post<{ reference: string }>('error-reports', { json: report });
  return reference;
}
