import { addressGroup } from '@tessera/server/http';
import { localeOf, type Language } from '@tessera/shared/i18n';
import { CallPlaces } from '../hand-over/call-places';
import type { Typed } from './plain-form';

/** Milliseconds until an answer is not waited for any more. */
const PATIENCE = 10_000;
/** At work at one time, in all and of one address (IPv6: of one /64). */
const MOST = 200;
const MOST_OF_ONE = 10;

/** `undefined`: there was none, or no place for the call. */
export type Answer = { status: number; body: unknown; retry_after?: string | undefined } | undefined;

/** For whom it is asked: the API's own limits count them. */
export interface Visitor {
  ip: string;
  request_id: string;
  language: Language;
}

export type AskApi = (call: string, typed: Typed, visitor: Visitor) => Promise<Answer>;

/** Makes calls of forms in the name of visitors, each once and in its bounds. @param apiUrl base URL of the API, without /api */
export function createAskApi(apiUrl: string): AskApi {
  const places = new CallPlaces(MOST, MOST_OF_ONE);
  return async (call, typed, { ip, request_id, language }) => {
    const client = addressGroup(ip);
    if (places.hasEnough(client) || !places.take(client)) return undefined;
    try {
      const answer = await fetch(`${apiUrl}/api/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': localeOf(language),
          'x-forwarded-for': ip,
          'x-request-id': request_id,
        },
        body: JSON.stringify(typed),
        signal: AbortSignal.timeout(PATIENCE),
      });
      const retry_after = answer.headers.get('retry-after') ?? undefined;
      return { status: answer.status, body: await answer.json(), retry_after };
    } catch {
      return undefined;
    } finally {
      places.giveBack(client);
    }
  };
}
