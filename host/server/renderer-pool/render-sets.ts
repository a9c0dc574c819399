import type { RenderData, RenderSets } from '../renderer/renderer-protocol';

const keyOf = ({ name, version }: RenderData['remotes'][number]): string => `${name}@${version}`;

/**
 * The same registries, but these builds have no server part: their pages are the browser's.
 * @param builds `name@version`
 */
export function without({ live, ...others }: RenderSets, builds: Set<string>): RenderSets {
  const lessen = (data: RenderData): RenderData => ({
    ...data,
    remotes: data.remotes.map((remote) =>
      builds.has(keyOf(remote)) ? { ...remote, descriptor: { ...remote.descriptor, server: null } } : remote,
    ),
  });
  const lessened = Object.entries(others).map(([composed, data]) => [composed, lessen(data)]);
  return { ...Object.fromEntries(lessened), live: lessen(live) };
}

/** The builds of these compositions, `name@version`. */
export const keysOf = (sets: Partial<RenderSets> | undefined): string[] =>
  Object.values<RenderData | undefined>(sets ?? {}).flatMap((set) => set?.remotes.map(keyOf) ?? []);
