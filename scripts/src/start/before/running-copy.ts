import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../../basics/paths';

/** What the processes of a shop are made of, and read while they run. */
const COPIED = [
  'api/dist',
  'api/migrations',
  'api/pages',
  'api/fonts',
  'host/dist',
  'host/public',
  'remote-kit/dist/kit.tgz',
];
/** What no build writes. */
const LINKED = ['api/node_modules', 'demo'];

const COPIES = '.cache/running';
/** In each copy: the data folder of the shop that it is for. */
const OWNER = 'data-folder';

/** Copies for data folders that are gone are nobody's any more. */
function removeForgotten(): void {
  const copies = join(ROOT, COPIES);
  for (const name of existsSync(copies) ? readdirSync(copies) : []) {
    const owner = join(copies, name, OWNER);
    if (!existsSync(owner) || existsSync(readFileSync(owner, 'utf8'))) continue;
    rmSync(join(copies, name), { recursive: true, force: true });
  }
}

/**
 * Copies what was built for one shop, so that a later build (`npm run build`, `npm test`, `npm run dev`) takes no file
 * from under it: pages name files by their content, and a process that is started again would be another version than
 * its neighbours and its database. It lies below the root, where Node.js finds the packages.
 * @param dataDir of the shop, whose lock is held: the copy of its last start is replaced
 * @returns the copy's folder, relative to the root
 */
export function copyBuilt(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 8);
  const folder = join(COPIES, `${basename(dataDir)}-${hash}`);
  const at = (path: string): string => join(ROOT, folder, path);
  removeForgotten();
  rmSync(at(''), { recursive: true, force: true });
  mkdirSync(at(''), { recursive: true });
  writeFileSync(at(OWNER), dataDir);
  for (const path of COPIED) cpSync(join(ROOT, path), at(path), { recursive: true });
  for (const path of LINKED) {
    if (!existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(at(path)), { recursive: true });
    symlinkSync(join(ROOT, path), at(path), 'junction');
  }
  return folder;
}
