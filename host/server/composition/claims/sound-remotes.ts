import type { RegisteredRemote } from '@tessera/shared/composition';
import { descriptorShape, faultsIn, findTaken, ownersOf } from '@tessera/shared/remote-rules';

export interface Refusal {
  /** name and version as the registry has them */
  remote: string;
  reason: string;
}

/** What is wrong with one remote of a registry by itself, if anything is. */
function faultOf(remote: RegisteredRemote): string | undefined {
  const { name, version, base_url, descriptor } = remote;
  // of builds for a newer host a field may be unknown here: it is left out, not the remote
  const shape = descriptorShape.Clean(structuredClone(descriptor));
  if (!descriptorShape.Check(shape)) {
    const [first] = descriptorShape.Errors(shape);
    return `The descriptor is not valid: ${first?.instancePath} ${first?.message}`;
  }
  if (descriptor.name !== name || descriptor.version !== version || base_url !== `/remotes/${name}/${version}/`) {
    return 'The descriptor is of another build.';
  }
  const [fault] = faultsIn(descriptor);
  return fault && `${fault.field}: ${fault.message}`;
}

/**
 * The remotes of a registry that take nothing that is not theirs: the web server asks again what the API asks when a
 * build goes live, because what it reads may be older than that, or changed since. The others are left out, and the shop
 * is composed without them.
 */
export function soundRemotes(remotes: readonly RegisteredRemote[]): { sound: RegisteredRemote[]; refused: Refusal[] } {
  const sound: RegisteredRemote[] = [];
  const refused: Refusal[] = [];
  for (const remote of remotes) {
    const reason = reasonAgainst(remote, sound);
    if (reason === undefined) sound.push(remote);
    else refused.push({ remote: nameOf(remote), reason });
  }
  return { sound, refused };
}

const nameOf = (remote: unknown): string => {
  const { name, version } = Object(remote) as { name?: unknown; version?: unknown };
  return `${String(name)}@${String(version)}`.slice(0, 200);
};

function reasonAgainst(remote: RegisteredRemote, others: RegisteredRemote[]): string | undefined {
  try {
    const reason = faultOf(remote);
    if (reason !== undefined) return reason;
    if (others.some(({ name }) => name === remote.name)) return 'The registry names it twice.';
    const taken = findTaken(remote, ownersOf(others));
    return taken && `${taken.path} belongs to the remote ${taken.owner}, which owns ${taken.owned}.`;
  } catch (error) {
    return `It cannot be read: ${String(error)}`;
  }
}
