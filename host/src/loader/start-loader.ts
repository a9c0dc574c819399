import type { RegisteredRemote, RemoteModule } from '@tessera/shared/composition';
import { addressOf, setFolders } from './addresses';
import { ModuleFederation, announceRemotes, forgetRemote, loadRemote } from './federation';
import { installGlobals } from './globals';
import { guardLoads } from './guard-loads';
import type { HashList } from './hash-list';
import { hashOf, setHashes, verifyTag } from './hashes';

/**
 * Gets everything ready by which remotes are loaded, and loads none of them.
 * @param remotes the builds that are live
 * @param shell_hashes the list of the hashes of the shell's own files
 * @param onPatched told of a remote that changed what all code of the page builds on
 * @returns how what a remote exposes comes, and comes anew
 */
export function startLoader(
  remotes: RegisteredRemote[],
  shell_hashes: HashList,
  onPatched: Parameters<typeof guardLoads>[1],
) {
  setFolders(remotes);
  setHashes(remotes, shell_hashes);
  installGlobals({
    tesseraAddress: addressOf,
    tesseraVerify: verifyTag,
    tesseraIntegrity: hashOf,
    tesseraFederation: ModuleFederation,
  });
  announceRemotes(remotes);
  const guarded: (remote: RegisteredRemote) => Promise<RemoteModule> = guardLoads(loadRemote, onPatched);
  return { loadRemote: guarded, forgetRemote };
}
