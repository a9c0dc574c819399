import { createWriteStream } from 'node:fs';
import { mkdtemp, opendir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const MOST_FILES = 10_000;

/**
 * The files of a folder and of those in it, as a zip in a folder of its own.
 * @throws Error for more than 10,000
 */
export async function packFolder(folder: string): Promise<{ zip: string; remove(): Promise<void> }> {
  const own = await mkdtemp(path.join(tmpdir(), 'tessera-pictures-'));
  const zip = path.join(own, 'pictures.zip');
  const packed = new ZipFile();
  let count = 0;
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    count += 1;
    if (count > MOST_FILES) throw new Error(`${folder} has more than ${MOST_FILES} files.`);
    const file = path.join(entry.parentPath, entry.name);
    packed.addFile(file, path.relative(folder, file).split(path.sep).join('/'), { compress: false });
  }
  packed.end();
  await pipeline(packed.outputStream, createWriteStream(zip));
  return { zip, remove: () => rm(own, { recursive: true, force: true }) };
}
