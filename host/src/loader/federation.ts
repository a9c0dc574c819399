import { ModuleFederation, createInstance } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, RemoteModule, SharedModule } from '@tessera/shared/composition';
import { addressOf, isRetried, retryFiles } from './addresses';
import { browserModules } from './browser-modules';
import { hashOf, prepareHashes } from './hashes';

export { ModuleFederation };

/** Filled in by the build (webpack.shared.js). */
declare const SHARED_VERSIONS: Record<SharedModule, string>;

/** A remote that has not answered by then is treated as down; 'Try again' starts over. Milliseconds. */
const LOAD_TIMEOUT = 15_000;

const federation = createInstance({
  name: 'host',
  remotes: [],
  shared: browserModules(SHARED_VERSIONS),
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = hashOf(url);
        return { script, timeout: LOAD_TIMEOUT };
      },
    },
  ],
});

const loading = new Map<string, Promise<RemoteModule>>();

function entryOf({ name, base_url, descriptor }: RegisteredRemote) {
  const entry = addressOf(base_url + descriptor.entry);
  return { name, entry, type: 'var' as const, entryGlobalName: descriptor.global };
}

/** Tells the federation runtime what the registry says is live now. No code is loaded. */
export function announceRemotes(remotes: RegisteredRemote[]): void {
  federation.registerRemotes(remotes.map(entryOf));
}

async function fetchModule(remote: RegisteredRemote): Promise<RemoteModule> {
  prepareHashes(remote.base_url);
  if (isRetried(remote.name)) federation.registerRemotes([entryOf(remote)], { force: true });
  const module = await federation.loadRemote<RemoteModule>(`${remote.name}/pages`);
  if (!module) throw new Error(`Remote ${remote.name} exposes no pages`);
  return module;
}

function withTimeout<T>(promise: Promise<T>, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), LOAD_TIMEOUT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * The pages and slots of a remote's registered build; its code is fetched once.
 * @throws Error when the build is down, missing, broken or slower than 15 s. The next call starts over.
 */
export function loadRemote(remote: RegisteredRemote): Promise<RemoteModule> {
  const known = loading.get(remote.name);
  if (known) return known;
  const promise = withTimeout(fetchModule(remote), `Remote ${remote.name} did not answer in time`);
  loading.set(remote.name, promise);
  promise.catch(() => forgetRemote(remote.name));
  return promise;
}

/** Makes the next `loadRemote` fetch everything again: called when any file of the remote failed. */
export function forgetRemote(name: string): void {
  loading.delete(name);
  retryFiles(name);
}
