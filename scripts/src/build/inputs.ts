import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = new Set(['node_modules', 'dist', 'doubles', 'testing', '.cache', '.data']);
const TEST = /\.test\.[a-z]+$/;

/** Every file below `path` that goes into a build (no tests), in a fixed order; `path` itself when it is a file. */
function filesOf(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (stats.isFile()) return [path];
  const entries = readdirSync(join(root, path)).sort();
  return entries
    .filter((name) => !NEVER.has(name) && !TEST.test(name))
    .flatMap((name) => filesOf(root, join(path, name)));
}

/**
 * Hash of names and contents, so that a touched file, a checkout or a copy of the folder makes nothing stale.
 * @param root folder that `inputs` are relative to
 * @param inputs files and folders; missing ones count as empty
 * @returns 64 hex digits
 */
export function hashInputs(root: string, inputs: string[]): string {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(root, input))) {
    const content = createHash('sha256')
      .update(readFileSync(join(root, file)))
      .digest('hex');
    hash.update(`${file}\0${content}\n`);
  }
  return hash.digest('hex');
}
