import type { RegisteredRemote, RemoteDescriptor } from '@tessera/shared/composition';
import { HASHES } from '../../src/loader/hash-list';

/** The hashes that a browser needs from the start: the list's own, which it verifies all others by, and the entry's. */
function hashesForBrowser({ entry, files }: RemoteDescriptor): Record<string, string> {
  const needed = (file: string): boolean =>
    HASHES in files ? file === HASHES || file === entry : /^(?!server\/).*\.(js|css)$/.test(file);
  return Object.fromEntries(Object.entries(files).filter(([file]) => needed(file)));
}

/** Without its policies, which are the document's headers, and what was checked of its slots. */
const forShell = ({ slots, ...descriptor }: RemoteDescriptor, devUi: boolean): RemoteDescriptor => ({
  ...descriptor,
  ...(slots && { slots: slots.map((slot) => ({ ...slot, props: {} })) }),
  csp: {},
  routes: descriptor.routes.filter(({ dev }) => !dev || devUi).map(({ csp: _header, ...route }) => route),
});

/**
 * The registry as a browser needs it: without the server's files, what only serves compression, and most hashes.
 * @param devUi this shop shows the pages for those who build it
 */
export function forBrowser(remotes: RegisteredRemote[], devUi = false): RegisteredRemote[] {
  return remotes.map(({ foreign: _ofTheServer, ...remote }) => ({
    ...remote,
    descriptor: { ...forShell(remote.descriptor, devUi), server: null, files: hashesForBrowser(remote.descriptor) },
  }));
}

/**
 * The registry without the back office, for pages outside of it: neither its routes nor its navigation nor what fills its
 * places, and no remote that owns nothing else. A browser enters /admin by loading a document that knows them (docs/architecture/remotes.md).
 */
export function withoutBackOffice(remotes: RegisteredRemote[]): RegisteredRemote[] {
  return remotes.flatMap((remote) => {
    const { descriptor } = remote;
    const routes = descriptor.routes.filter(({ layout }) => layout !== 'admin');
    const slots = (descriptor.slots ?? []).filter(({ place }) => !place.startsWith('admin-'));
    if (routes.length === 0 && slots.length === 0 && descriptor.routes.length > 0) return [];
    const navigation = descriptor.navigation.filter(({ slot }) => slot !== 'admin');
    const own = slots.length > 0 ? slots : undefined;
    return [{ ...remote, descriptor: { ...descriptor, routes, navigation, slots: own } }];
  });
}
