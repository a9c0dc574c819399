import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';

const LARGEST = 10 * 1024 * 1024;

/**
 * Keeps a log within its size that another program holds open and appends to: PostgreSQL, which outlives the supervisor. Once
 * it is too large it is copied to `<file>.1` and emptied; on a full disk it waits.
 */
export function boundLog(file: string, largest = LARGEST): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || found.size <= largest) return;
  try {
    copyFileSync(file, `${file}.1`);
    truncateSync(file);
  } catch {
    rmSync(`${file}.1`, { force: true });
  }
}
