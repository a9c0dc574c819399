import type { RegisteredRemote } from '@tessera/shared/composition';
import type { RenderData, RenderSets } from '../renderer/renderer-protocol';

const keyOf = ({ name, version }: RegisteredRemote): string => `${name}@${version}`;

/** The compositions of sets, by their names. */
const compositionsOf = (sets: Partial<RenderSets>): [string, RenderData][] =>
  Object.entries<RenderData | undefined>(sets).flatMap(([composed, data]) => (data ? [[composed, data]] : []));

/** The same registries, but no other remotes than these have a server part: the pages of the rest are somebody else's. */
export function withServerOf(sets: RenderSets, keeps: (remote: RegisteredRemote) => boolean): RenderSets {
  const lessen = (data: RenderData): RenderData => ({
    ...data,
    remotes: data.remotes.map((remote) =>
      keeps(remote) ? remote : { ...remote, descriptor: { ...remote.descriptor, server: null } },
    ),
  });
  const lessened = compositionsOf(sets).map(([composed, data]) => [composed, lessen(data)]);
  return { ...Object.fromEntries(lessened), live: lessen(sets.live) };
}

/**
 * The same registries, but these builds have no server part: their pages are the browser's.
 * @param builds `name@version`
 */
export const without = (sets: RenderSets, builds: Set<string>): RenderSets =>
  withServerOf(sets, (remote) => !builds.has(keyOf(remote)));

/** The builds of these compositions that run on a server, `name@version`. */
export const keysOf = (sets: Partial<RenderSets> | undefined): string[] =>
  compositionsOf(sets ?? {}).flatMap(([, { remotes }]) =>
    remotes.filter(({ descriptor }) => descriptor.server !== null).map(keyOf),
  );

/** The names of the remotes that did not come with the shop, in any of these compositions. */
export const foreignIn = (sets: Partial<RenderSets>): Set<string> =>
  new Set(
    compositionsOf(sets).flatMap(([, { remotes }]) => remotes.filter(({ foreign }) => foreign).map(({ name }) => name)),
  );
