import type { Status } from '@tessera/shared/contract';

/** 'checking': nothing is known yet; 'unknown': who could tell does not answer. */
export type State = 'checking' | 'unknown' | 'ok' | 'degraded' | 'down';

export interface Look {
  data: Status | undefined;
  /** the last look failed */
  isError: boolean;
}

export interface ServiceState {
  name: string;
  state: State;
}

const SERVICES = ['api', 'database', 'queue', 'files'];

/** The services as the API tells them. When it does not answer it is down, and what only it could know stays open. */
export function servicesOf({ data, isError }: Look): ServiceState[] {
  if (isError) return SERVICES.map((name) => ({ name, state: name === 'api' ? 'down' : 'unknown' }));
  return data?.components ?? SERVICES.map((name) => ({ name, state: 'checking' }));
}

/** A remote by the last look at its entry file; undefined before the first one. */
export function partStateOf(reachable: boolean | undefined): State {
  if (reachable === undefined) return 'checking';
  return reachable ? 'ok' : 'down';
}

/** All in one word: the API says whether the shop is down, and an API that does not answer is; one broken part is not the whole. */
export function overallOf({ data, isError }: Look, parts: State[]): State {
  const shop = isError ? 'down' : (data?.state ?? 'checking');
  if (shop === 'down') return 'down';
  if (shop === 'degraded' || parts.includes('down')) return 'degraded';
  return [shop, ...parts].includes('checking') ? 'checking' : 'ok';
}
