import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@tessera/shared/composition';
import { Refused, type AdminClient } from './admin-client';

/** Reads what a build says of itself. */
export const readDescriptor = (dist: string): RemoteDescriptor =>
  JSON.parse(readFileSync(join(dist, 'remote.json'), 'utf8')) as RemoteDescriptor; // written by our own build

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

/**
 * Uploads a build. Versions are immutable: the same build again is refused, and only needs to be made live.
 * @returns false when the shop has had it before
 * @throws Trouble for every other refusal
 */
export async function publish(client: Pick<AdminClient, 'post'>, name: string, dist: string): Promise<boolean> {
  try {
    await client.post(`admin/remotes/${name}/versions`, buildForm(dist));
    return true;
  } catch (error) {
    if (error instanceof Refused && error.code === 'remotes.version_exists') return false;
    throw error;
  }
}
