import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sampleDescriptor } from '@tessera/scripts/basics';
import type { RegisteredRemote, RemoteRoute } from '@tessera/shared/composition';

export const route = (path: string, page: string, changes: Partial<RemoteRoute> = {}): RemoteRoute => ({
  path,
  page,
  render: 'public',
  layout: 'shop',
  query: [],
  ...changes,
});

/** A registered remote whose files have these contents. */
export function remote(name: string, routes: RemoteRoute[], files: Record<string, string> = {}): RegisteredRemote {
  return {
    name,
    version: '1.0.0-test',
    base_url: `/remotes/${name}/1.0.0-test/`,
    descriptor: sampleDescriptor({ name, team: name, version: '1.0.0-test', routes }, Object.entries(files)),
  };
}

/** Writes a remote's files where the file store has them. */
export function writeFiles(filesDir: string, { name, version }: RegisteredRemote, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(filesDir, 'remotes', name, version, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
