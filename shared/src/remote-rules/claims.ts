import type { RemoteDescriptor } from '@tessera/shared/composition';
import { firstSegmentOf } from './route-patterns';

/** A remote by what it claims. */
export interface Claimant {
  name: string;
  descriptor: Pick<RemoteDescriptor, 'routes'>;
}

export interface Taken {
  /** index of the route in its descriptor */
  index: number;
  /** the route's pattern */
  path: string;
  /** the name of the remote that owns its first segment */
  owner: string;
  /** what it owns, as a path: `/cart` */
  owned: string;
}

/** First segment → name of its owner: of two remotes that claim one, the first in the list has it. */
export function ownersOf(remotes: readonly Claimant[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { name, descriptor } of remotes) {
    for (const { path } of descriptor.routes) {
      const segment = firstSegmentOf(path);
      if (!owners.has(segment)) owners.set(segment, name);
    }
  }
  return owners;
}

/** The first route of a remote that lies in a segment of somebody else's. */
export function findTaken({ name, descriptor }: Claimant, owners: ReadonlyMap<string, string>): Taken | undefined {
  for (const [index, { path }] of descriptor.routes.entries()) {
    const segment = firstSegmentOf(path);
    const owner = owners.get(segment);
    if (owner !== undefined && owner !== name) return { index, path, owner, owned: `/${segment}` };
  }
  return undefined;
}
