import type { RegisteredRemote } from '@tessera/shared/composition';
import { addressOf, setFolders } from './addresses';
import { ModuleFederation, announceRemotes, forgetRemote, loadRemote } from './federation';
import { installGlobals } from './globals';
import type { HashList } from './hash-list';
import { hashOf, setHashes, verifyTag } from './hashes';

/**
 * Gets everything ready by which remotes are loaded, and loads none of them.
 * @param remotes the builds that are live
 * @param shell_hashes the list of the hashes of the shell's own files
 * @returns how what a remote exposes comes, and comes anew
 */
export function startLoader(remotes: RegisteredRemote[], shell_hashes: HashList) {
  setFolders(remotes);
  setHashes(remotes, shell_hashes);
  installGlobals({
    tesseraAddress: addressOf,
    tesseraVerify: verifyTag,
    tesseraIntegrity: hashOf,
    tesseraFederation: ModuleFederation,
  });
  announceRemotes(remotes);
  return { loadRemote, forgetRemote };
}
