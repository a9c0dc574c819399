import type { PageModule, RegisteredRemote, RemoteModule, RemoteRoute } from '@tessera/shared/composition';
import { noteAtWork } from '../at-work/at-work';
import { refuseLeftOut } from '../at-work/left-out';
import type { PageSource } from './page-resource';

/** Gives what a remote exposes; in the browser by federation, on the server from the verified build. */
export interface RemoteLoader {
  loadRemote: (remote: RegisteredRemote) => Promise<RemoteModule>;
  /** makes the next `loadRemote` start over */
  forgetRemote: (name: string) => void;
}

async function loadPageModule(remote: RegisteredRemote, page: string, loader: RemoteLoader): Promise<PageModule> {
  refuseLeftOut(remote.name, remote.version);
  noteAtWork(remote.name);
  const { pages } = await loader.loadRemote(remote);
  const load = pages[page];
  if (!load) throw new Error(`Remote ${remote.name} has no page '${page}'`);
  return load();
}

/** The source of one of a remote's pages. Code that arrived is kept; a failure is not. */
export function remotePageSource(
  remote: RegisteredRemote,
  route: Pick<RemoteRoute, 'page' | 'render'>,
  loader: RemoteLoader,
): PageSource {
  let known: Promise<PageModule> | null = null;
  return {
    owner: remote.name,
    page: route.page,
    render: route.render,
    load() {
      if (known) return known;
      const promise = loadPageModule(remote, route.page, loader);
      known = promise;
      promise.catch(() => {
        known = null;
        loader.forgetRemote(remote.name);
      });
      return promise;
    },
  };
}
