import { createHash } from 'node:crypto';
import type { RemoteDescriptor } from '@tessera/shared/composition';

/** How a descriptor names what is in a file (Subresource Integrity). */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What a small build says of itself, as the registry takes it: for tests. @param files their contents, by their paths */
export function sampleDescriptor(
  { name, routes, ...given }: Pick<RemoteDescriptor, 'name' | 'team' | 'version' | 'routes'>,
  files: Iterable<readonly [string, string | Buffer]>,
): RemoteDescriptor {
  return {
    name,
    routes,
    ...given,
    contract: '^2.0.0',
    navigation: [],
    csp: {},
    budget: { js: 20_000 },
    entry: 'remoteEntry.js',
    global: `tessera_${name}`,
    server: 'server/server.js',
    assets: {
      entry: { js: ['remoteEntry.js'], css: [] },
      pages: Object.fromEntries(routes.map(({ page }) => [page, { js: [], css: [] }])),
    },
    files: Object.fromEntries([...files].map(([path, content]) => [path, integrityOf(content)])),
  };
}
