import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const LARGEST_BYTES = 30 * 1024 * 1024;

/** Where an import finds the pictures that its file names: undefined for one that is not there. */
export type PictureSource = (name: string) => Promise<Buffer | undefined>;

/** Reads pictures from one folder; a name that leads elsewhere is one that is not there. */
export function folderPictures(folder: string): PictureSource {
  return async (name) => {
    if (name !== path.basename(name) || name.startsWith('.')) return undefined;
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    return found?.isFile() && found.size <= LARGEST_BYTES ? readFile(file) : undefined;
  };
}
