import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The kit's own folder; the command is one file in its `bin/`. */
export const KIT = join(__dirname, '..');

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest; // written when the kit was packed

/** Its version, which is that of the host's contract. */
export const kitVersion = (): string => readManifest(join(KIT, 'package.json')).version;

/** What the host hands out and what it is made with: package → exact version. */
export function hostVersions(): Record<string, string> {
  return readManifest(join(KIT, 'node_modules/@tessera/shared/package.json')).dependencies ?? {};
}

/**
 * Where npm took this kit from, by the list that it keeps of what it installed: `https://shop.example/kit.tgz`, or the path
 * of a file. Undefined where npm has not installed it.
 */
export function kitOrigin(folder = KIT): string | undefined {
  const modules = join(folder, '../..');
  const file = join(modules, '.package-lock.json');
  if (!existsSync(file)) return undefined;
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, { resolved?: string }> }; // npm's own format
  const resolved = packages['node_modules/@tessera/remote-kit']?.resolved;
  if (!resolved?.startsWith('file:')) return resolved;
  // relative to the folder that it is installed in; a URL where it is not
  return resolved.startsWith('file://') ? fileURLToPath(resolved) : join(modules, '..', resolved.slice('file:'.length));
}
