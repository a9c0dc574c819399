import { chmodSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a new folder below the system's temporary one for a shop of a test. PostgreSQL's own user may come through; what
 * it keeps inside is closed to others.
 * @param name what it is for, in its name
 * @returns its path without symbolic links
 */
export function makeTemporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `tessera-${name}-`)));
  chmodSync(folder, 0o755);
  return folder;
}
