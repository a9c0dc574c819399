import { matchRoutes } from '@tessera/shared/vendor/router-server';
import { readLanguage } from '@tessera/shared/i18n';
import { hostRoutes, type HostRoute, type RegisteredRemote, type RemoteRoute } from '@tessera/shared/composition';

/** What a path means, known from the descriptors alone: no remote's code is loaded for it. */
export type PageMatch =
  | { kind: 'remote'; remote: RegisteredRemote; route: RemoteRoute }
  | { kind: 'host'; route: HostRoute }
  | { kind: 'not-found' }
  /** a page of the shop while the store is set to maintenance, by its pattern, and when that is expected to end */
  | { kind: 'maintenance'; path: string; until?: string | null };

/** Which page a path means, by the browser's own router, which decodes a path and knows which of two patterns is the closer one. */
export function matchPage(remotes: RegisteredRemote[], pathname: string): PageMatch {
  const pages: PageMatch[] = [
    ...hostRoutes.map((route): PageMatch => ({ kind: 'host', route })),
    ...remotes.flatMap((remote) =>
      remote.descriptor.routes.map((route): PageMatch => ({ kind: 'remote', remote, route })),
    ),
  ];
  const routes = pages.map((handle) => ({ path: 'route' in handle ? handle.route.path : '', handle }));
  return matchRoutes(routes, pathname)?.[0]?.route.handle ?? { kind: 'not-found' };
}

/** Which remote's page an address is, in whatever language; undefined: the shell's, or nobody's. */
export function ownerOfPage(remotes: RegisteredRemote[], pathname: string) {
  const match = matchPage(remotes, readLanguage(pathname).path);
  return match.kind === 'remote' ? { remote: match.remote.name, version: match.remote.version } : undefined;
}

/** The same, but closed for a while: back office, sign-in and the shell's own pages stay. */
export function matchDuringMaintenance(
  remotes: RegisteredRemote[],
  pathname: string,
  until: string | null = null,
): PageMatch {
  const match = matchPage(remotes, pathname);
  return match.kind === 'remote' && match.route.layout !== 'admin'
    ? { kind: 'maintenance', path: match.route.path, until }
    : match;
}

/** Longer values are cut here, as the pages cut them: what they say beyond changes nothing. */
const LONGEST_VALUE = 200;
/** Those of a name with a `*` are lists. */
const LONGEST_LIST = 1_000;
/** So many parameters of one name with a `*` make a page of their own. */
const MOST_OF_A_KIND = 12;

function named(url: URL, name: string): [string, string][] {
  if (!name.endsWith('*')) return [[name, (url.searchParams.get(name) ?? '').slice(0, LONGEST_VALUE)]];
  const kind = name.slice(0, -1);
  const found = new Map([...url.searchParams].filter(([key]) => key.startsWith(kind)).reverse());
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MOST_OF_A_KIND)
    .map(([key, value]) => [key, value.slice(0, LONGEST_LIST)]);
}

/**
 * The part of an address that changes a page: its path and the query parameters that its descriptor names, sorted.
 * Everything else (campaign marks, nonsense) shares one cache entry. `attr.*` names all that begin with `attr.`.
 */
export function canonicalAddress(url: URL, known: string[]): string {
  const parameters = known
    .flatMap((name) => named(url, name))
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => a.localeCompare(b));
  const query = new URLSearchParams(parameters).toString();
  return url.pathname + (query ? `?${query}` : '');
}
