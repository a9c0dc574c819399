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

const SERVICES = ['api', 'database', 'queue'];

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

/** All in one word: the services decide whether the shop is down; one broken part of it is not the whole. */
export function overallOf(services: State[], parts: State[]): State {
  if (services.includes('down')) return 'down';
  if ([...services, ...parts].some((state) => state === 'degraded' || state === 'down')) return 'degraded';
  return [...services, ...parts].includes('checking') ? 'checking' : 'ok';
}
