import { accessSync, chmodSync, constants, mkdtempSync, realpathSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps in memory what lies here. */
const MEMORY = '/dev/shm';
/** More than the shops of one run of all tests take together, in bytes. */
const ROOM = 2 * 1024 ** 3;

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM && process.availableMemory() > 2 * ROOM;
  } catch {
    return false;
  }
}

/**
 * Makes a new folder for a shop of a test: in memory where there is plenty of it, since a database is a thousand files, which
 * take a disk ten times as long (decision 57), else below the system's temporary one. PostgreSQL's own user may come through;
 * what it keeps inside is closed to others.
 * @param name what it is for, in its name
 * @returns its path without symbolic links
 */
export function makeTemporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), `tessera-${name}-`)));
  chmodSync(folder, 0o755);
  return folder;
}
