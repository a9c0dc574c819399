import type { NavigationGroup, NavigationItem, RegisteredRemote } from '@tessera/shared/composition';
import { matchRoutes } from '@tessera/shared/vendor/router';
import { navigationFor } from '../navigation/navigation.model';

/** What staff may do, by the rights' names; undefined while nobody has said: then everything is offered, and the API refuses. */
export type Rights = readonly string[] | undefined;

/** In the order of the rail. Named here and not in `shared`: there they would be part of every page of the shop. */
const GROUPS = Object.keys({
  sales: true,
  catalogue: true,
  customers: true,
  marketing: true,
  settings: true,
} satisfies Record<NavigationGroup, true>) as NavigationGroup[]; // by `satisfies`

export interface RailGroup {
  /** undefined: no heading stands above it */
  name: NavigationGroup | undefined;
  items: NavigationItem[];
}

export const isAllowed = (rights: Rights, right: string | undefined): boolean =>
  right === undefined || rights === undefined || rights.includes(right);

/** The back office's pages that somebody with these rights is offered: by their groups, in those by their order. */
export function railGroups(remotes: RegisteredRemote[], rights: Rights): RailGroup[] {
  const items = navigationFor('admin', remotes).filter(({ right }) => isAllowed(rights, right));
  return [undefined, ...GROUPS]
    .map((name) => ({ name, items: items.filter(({ group }) => group === name) }))
    .filter((group) => group.items.length > 0);
}

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

/** The entry of the page at this path: of several that it lies below, the nearest. @returns where it leads */
export function currentEntry(groups: readonly RailGroup[], pathname: string): string | undefined {
  const above = groups.flatMap(({ items }) => items.map(({ to }) => to)).filter((to) => isBelow(pathname, to));
  return above.sort((a, b) => b.length - a.length)[0];
}

/** Letter → where it leads after a `g`; of two pages that want one letter, the first in the rail has it. */
export function jumpsOf(groups: readonly RailGroup[]): Map<string, NavigationItem> {
  const jumps = new Map<string, NavigationItem>();
  for (const item of groups.flatMap(({ items }) => items)) {
    if (item.key !== undefined && !jumps.has(item.key)) jumps.set(item.key, item);
  }
  return jumps;
}

const routesOf = (remotes: RegisteredRemote[]): { path: string }[] =>
  remotes
    .flatMap(({ descriptor }) => descriptor.routes)
    .filter(({ layout }) => layout === 'admin')
    .map(({ path }) => ({ path }));

/** Whether a live remote has a page of the back office at this path. */
export const hasPage = (remotes: RegisteredRemote[], path: string): boolean =>
  matchRoutes(routesOf(remotes), path) !== null;

/** The same, of a page that is named so: `/admin/orders/new` is not one of an order with that number. */
export const isPage = (remotes: RegisteredRemote[], path: string): boolean =>
  routesOf(remotes).some((route) => route.path === path);
