import { randomUUID } from 'node:crypto';
import { access, mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileStore {
  /** Absolute path of a stored file, for tools that read from disk. */
  pathOf(name: string): string;
  exists(name: string): Promise<boolean>;
  read(name: string): Promise<Buffer>;
  /** Writes a file so that nobody ever sees half of it. */
  write(name: string, content: Buffer): Promise<void>;
  /** Writes a whole folder so that it appears at once and complete, in the place of one that may be there. */
  writeFolder(name: string, files: Map<string, Buffer>): Promise<void>;
  removeFolder(name: string): Promise<void>;
  /** Removes one file; one that is not there is no failure. */
  remove(name: string): Promise<void>;
  /** Removes the files of a folder that were written before a moment. */
  removeOlder(folder: string, before: Date): Promise<void>;
}

/**
 * A folder on disk that holds pictures and remotes' builds. Names are relative with forward slashes.
 * @throws Error for a name that would leave the folder
 */
export function createFileStore(root: string): FileStore {
  function pathOf(name: string): string {
    const target = path.resolve(root, name);
    if (!target.startsWith(path.resolve(root) + path.sep)) throw new Error(`Not a name in the file store: ${name}`);
    return target;
  }

  async function temporary(): Promise<string> {
    const parent = path.join(root, 'tmp');
    await mkdir(parent, { recursive: true });
    return path.join(parent, randomUUID());
  }

  return {
    pathOf,
    exists: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    read: (name) => readFile(pathOf(name)),
    async write(name, content) {
      const target = pathOf(name);
      const draft = await temporary();
      await writeFile(draft, content);
      await mkdir(path.dirname(target), { recursive: true });
      await rename(draft, target);
    },
    async writeFolder(name, files) {
      const target = pathOf(name);
      const draft = await temporary();
      try {
        for (const [file, content] of files) {
          const inside = path.resolve(draft, file);
          if (!inside.startsWith(draft + path.sep)) throw new Error(`Not a name inside the folder: ${file}`);
          await mkdir(path.dirname(inside), { recursive: true });
          await writeFile(inside, content);
        }
        await mkdir(path.dirname(target), { recursive: true });
        await rm(target, { recursive: true, force: true });
        await rename(draft, target);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeOlder(folder, before) {
      const entries = await opendir(pathOf(folder)).catch(() => []);
      for await (const { name } of entries) {
        const file = path.join(pathOf(folder), name);
        const found = await stat(file).catch(() => undefined);
        if (found?.isFile() && found.mtime < before) await rm(file, { force: true });
      }
    },
  };
}
