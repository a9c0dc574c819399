import { randomUUID } from 'node:crypto';
import { access, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, replaceFile, syncFolder, writeSynced } from '@tessera/server/files';

export interface FileStore {
  /** Absolute path of a stored file, for tools that read from disk. */
  pathOf(name: string): string;
  exists(name: string): Promise<boolean>;
  /** How many bytes it has; undefined: it is not there. */
  sizeOf(name: string): Promise<number | undefined>;
  read(name: string): Promise<Buffer>;
  /** Writes a file so that nobody ever sees half of it, also after a power cut; when it fails, nothing is there. */
  write(name: string, content: Buffer): Promise<void>;
  /**
   * Puts content behind the first `length` bytes of a file, in the place of whatever followed them; it is on the disk
   * afterwards. With 0 the file is begun anew.
   * @throws Error where the file is shorter: something of it was lost
   */
  writeFrom(name: string, length: number, content: Buffer): Promise<void>;
  /** Writes a whole folder so that it appears at once and complete, in the place of one that may be there. */
  writeFolder(name: string, files: Map<string, Buffer>): Promise<void>;
  removeFolder(name: string): Promise<void>;
  /** Removes one file; one that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** Removes the files of a folder that were written before a moment. */
  removeOlder(folder: string, before: Date): Promise<void>;
  /** Removes what writes that were cut off before a moment have left behind. */
  removeDrafts(before: Date): Promise<void>;
}

/**
 * A folder on disk that holds pictures and remotes' builds. Names are relative with forward slashes.
 * @throws Error for a name that would leave the folder
 */
export function createFileStore(root: string): FileStore {
  const drafts = path.join(root, 'tmp');

  function pathOf(name: string): string {
    const target = path.resolve(root, name);
    if (!target.startsWith(path.resolve(root) + path.sep)) throw new Error(`Not a name in the file store: ${name}`);
    return target;
  }

  async function newDraft(): Promise<string> {
    await makeFolder(drafts);
    return path.join(drafts, randomUUID());
  }

  /** The files first, then the folders that name them: none is named before it is whole. */
  async function fill(draft: string, files: Map<string, Buffer>): Promise<void> {
    await makeFolder(draft);
    const folders = new Set([draft]);
    for (const [file, content] of files) {
      const inside = path.resolve(draft, file);
      if (!inside.startsWith(draft + path.sep)) throw new Error(`Not a name inside the folder: ${file}`);
      await makeFolder(path.dirname(inside));
      await writeSynced(inside, content);
      folders.add(path.dirname(inside));
    }
    for (const folder of folders) await syncFolder(folder);
  }

  return {
    pathOf,
    exists: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    sizeOf: (name) =>
      stat(pathOf(name)).then(
        ({ size }) => size,
        () => undefined,
      ),
    read: (name) => readFile(pathOf(name)),
    async write(name, content) {
      const target = pathOf(name);
      await makeFolder(path.dirname(target));
      await replaceFile(target, content, { draft: await newDraft() });
    },
    async writeFrom(name, length, content) {
      const target = pathOf(name);
      await makeFolder(path.dirname(target));
      const handle = await open(target, length === 0 ? 'w' : 'r+');
      try {
        if ((await handle.stat()).size < length) throw new Error(`${name} is shorter than it was`);
        await handle.truncate(length);
        await writeAll(handle, content, length);
        await handle.sync();
      } finally {
        await handle.close();
      }
      if (length === 0) await syncFolder(path.dirname(target));
    },
    async writeFolder(name, files) {
      const target = pathOf(name);
      const draft = await newDraft();
      const former = await newDraft();
      try {
        await fill(draft, files);
        await makeFolder(path.dirname(target));
        // Moved away and not removed in its place: a removal that is cut off would leave half a folder under its name.
        await rename(target, former).catch(unlessMissing);
        await rename(draft, target);
        await syncFolder(path.dirname(target));
      } finally {
        for (const folder of [draft, former]) await rm(folder, { recursive: true, force: true });
      }
    },
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeOlder(folder, before) {
      for (const { file, isFile } of await listOlder(pathOf(folder), before))
        if (isFile) await rm(file, { force: true });
    },
    async removeDrafts(before) {
      for (const { file } of await listOlder(drafts, before)) await rm(file, { recursive: true, force: true });
    },
  };
}

async function writeAll(handle: FileHandle, content: Buffer, at: number): Promise<void> {
  for (let written = 0; written < content.length;) {
    const { bytesWritten } = await handle.write(content, written, content.length - written, at + written);
    written += bytesWritten;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** What was last written before a moment; a folder that is not there has nothing. */
async function listOlder(folder: string, before: Date): Promise<{ file: string; isFile: boolean }[]> {
  const entries = await opendir(folder).catch(() => []);
  const older: { file: string; isFile: boolean }[] = [];
  for await (const { name } of entries) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found && found.mtime < before) older.push({ file, isFile: found.isFile() });
  }
  return older;
}
