import type { RegisteredRemote, RemoteModule } from '@tessera/shared/composition';
import { rememberIntrinsics } from './intrinsics';

/** A remote whose code changed what all of the page builds on. */
export interface Patched {
  name: string;
  kind: 'patched';
  error: Error;
}

type Loads = Record<string, () => Promise<unknown>>;

/**
 * Puts back after each load what the code that came has changed of what all code of the page builds on: other teams' pages
 * are as they would be without it (decision 46). What it changes later, at a press or by a timer, is put back with the next load.
 * @param load gives what a remote exposes
 * @param onPatched told what was changed, by which build
 */
export function guardLoads(
  load: (remote: RegisteredRemote) => Promise<RemoteModule>,
  onPatched: (patched: Patched) => void,
): (remote: RegisteredRemote) => Promise<RemoteModule> {
  const putBack = rememberIntrinsics();

  const check = ({ name, version }: RegisteredRemote): void => {
    const changed = putBack();
    if (changed.length === 0) return;
    const error = new Error(changed.join(', '));
    if (process.env.NODE_ENV === 'development') reportError(new Error(`${name} ${version} changed ${error.message}`));
    onPatched({ name, kind: 'patched', error });
  };

  const guarded = <Of extends Loads>(loads: Of, remote: RegisteredRemote): Of =>
    Object.fromEntries(
      Object.entries(loads).map(([name, one]) => [name, () => one().finally(() => check(remote))]),
    ) as Of; // the same names, and what each gives

  return async (remote) => {
    // whoever changed something by then is not known
    putBack();
    const { pages, slots } = await load(remote).finally(() => check(remote));
    return { pages: guarded(pages, remote), ...(slots && { slots: guarded(slots as Loads, remote) }) };
  };
}
