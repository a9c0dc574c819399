import type { RemoteDescriptor } from '@tessera/shared/composition';
import { AppError } from '../../../errors/errors';
import type { FileStore } from '../../../infra/files/file-store';
import { checkDescriptor, checkFiles, countPages } from './check-build';

/** What is looked at of a version that is published. */
interface StoredVersion {
  version: string;
  descriptor: RemoteDescriptor;
  collected_at: Date | null;
}

/** Where a version's files lie, in the file store and below the shop's address. */
export const folderOf = (name: string, version: string): string => `remotes/${name}/${version}`;

/** The files of a version as they lie in the store, with what was uploaded beside the listed ones. */
async function readStored(files: FileStore, folder: string, descriptor: RemoteDescriptor) {
  const contents = new Map<string, Buffer>();
  for (const path of Object.keys(descriptor.files).flatMap((listed) => [listed, `${listed}.br`])) {
    // what is missing of the listed ones is said by whoever checks them
    if (await files.exists(`${folder}/${path}`)) contents.set(path, await files.read(`${folder}/${path}`));
  }
  return contents;
}

/**
 * Asks of a published version what publishing asked, but for the room of its slots: what has changed since may be the host,
 * the rules or the files.
 * @returns page → bytes of JavaScript
 * @throws AppError `remotes.version_collected`, `remotes.version_not_found`, `remotes.not_valid`, `remotes.contract_not_met`
 */
export async function checkStored(
  files: FileStore,
  name: string,
  { version, descriptor, collected_at }: StoredVersion,
): Promise<Record<string, number>> {
  if (collected_at) throw new AppError('remotes.version_collected', { name, version });
  checkDescriptor(descriptor);
  const folder = folderOf(name, version);
  if (!(await files.exists(folder))) throw new AppError('remotes.version_not_found.files', { name, version });
  const contents = await readStored(files, folder, descriptor);
  await checkFiles(descriptor, contents);
  return countPages(descriptor, contents);
}
