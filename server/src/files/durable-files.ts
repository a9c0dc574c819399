import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

export interface WriteOptions {
  /** permissions of the file, e.g. 0o600. Default 0o666 less the umask */
  mode?: number;
  /** where it is written before it gets its name; on the same disk. Default: its name with `.new` behind */
  draft?: string;
}

/** Windows opens no folder as a file, and needs no such call. */
const FOLDERS_CAN_BE_SYNCED = process.platform !== 'win32';

/** Waits until the names in a folder are on the disk: a file's new name is part of its folder, not of the file. */
export async function syncFolder(folder: string): Promise<void> {
  if (!FOLDERS_CAN_BE_SYNCED) return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder and those above it that are missing, and waits until they are on the disk. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode });
  if (first === undefined) return;
  const top = path.dirname(first);
  for (let made = path.resolve(folder); made !== top; made = path.dirname(made)) await syncFolder(path.dirname(made));
}

/** Writes a file and waits until its content is on the disk; its name may not be yet. */
export async function writeSynced(file: string, content: Buffer | string, mode?: number): Promise<void> {
  const handle = await open(file, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file so that under its name there is the old content or the new one, whole, also after a power cut (rename(2),
 * fsync(2)). When it fails, as on a full disk, nothing is left behind.
 * @throws what the file system throws
 */
export async function replaceFile(file: string, content: Buffer | string, options: WriteOptions = {}): Promise<void> {
  const { mode, draft = `${file}.new` } = options;
  try {
    await writeSynced(draft, content, mode);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(path.dirname(file));
}

/** {@link replaceFile} for commands, which wait. */
export function replaceFileSync(
  file: string,
  content: string,
  { mode, draft = `${file}.new` }: WriteOptions = {},
): void {
  try {
    writeFileSync(draft, content, { mode, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  if (!FOLDERS_CAN_BE_SYNCED) return;
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
