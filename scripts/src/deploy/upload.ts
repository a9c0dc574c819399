import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Descriptor {
  name: string;
  version: string;
  files: Record<string, string>;
}

/** Reads what a build says of itself. */
export const readDescriptor = (dist: string): Descriptor =>
  JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as Descriptor; // written by our own build

/**
 * The body of POST admin/remotes/{name}/versions: the descriptor, and one part per file whose file name is its path in
 * the build. Brotli siblings go along, so that the shop compresses nothing again.
 * @param dist folder of a remote's build
 */
export function buildForm(dist: string): FormData {
  const form = new FormData();
  form.append('descriptor', readFileSync(join(dist, 'remote.json'), 'utf8'));
  const named = Object.keys(readDescriptor(dist).files);
  const names = new Set(named.flatMap((name) => [name, `${name}.br`]).filter((name) => existsSync(join(dist, name))));
  for (const name of names) form.append('file', new Blob([readFileSync(join(dist, name))]), name);
  return form;
}
