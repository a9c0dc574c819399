import { ModuleFederation, createInstance } from '@module-federation/enhanced/runtime';
import type { RegisteredRemote, RemotePages } from '@tessera/shared/composition';
import { prepareHashes } from './integrity';
import { providedModules } from './provided-modules';

declare global {
  /** The one federation core of a page: remotes have none (scripts/webpack/federation/remote-runtime.mjs). */
  var tesseraFederation: typeof ModuleFederation | undefined;
}

/** A remote that has not answered by then is treated as down; 'Try again' starts over. Milliseconds. */
const LOAD_TIMEOUT = 15_000;

const federation = createInstance({
  name: 'host',
  remotes: [],
  shared: providedModules,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'integrity',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.integrity = globalThis.tesseraIntegrity?.(url) ?? '';
        return { script, timeout: LOAD_TIMEOUT };
      },
    },
  ],
});

const loading = new Map<string, Promise<RemotePages>>();
const attempts = new Map<string, number>();

/** The runtime remembers a failed entry by its address, and the browser a failed preload and wrong content. */
function addressOf(url: string, attempt: number): string {
  const address = new URL(url, location.href);
  if (attempt > 0) address.searchParams.set('retry', String(attempt));
  return address.href;
}

function entryOf({ name, base_url, descriptor }: RegisteredRemote, attempt: number) {
  const entry = addressOf(base_url + descriptor.entry, attempt);
  return { name, entry, type: 'var' as const, entryGlobalName: descriptor.global };
}

/** Lets the builds' own loaders ask where to fetch a file now (scripts/webpack/script-integrity.js). */
function installAddresses(remotes: RegisteredRemote[]): void {
  const owners = remotes.map(({ name, base_url }) => ({ name, base: new URL(base_url, location.href).href }));
  globalThis.tesseraAddress = (url) => {
    const owner = owners.find(({ base }) => url.startsWith(base));
    return addressOf(url, (owner && attempts.get(owner.name)) ?? 0);
  };
}

/** Tells the federation runtime what the registry says is live now. No code is loaded. */
export function announceRemotes(remotes: RegisteredRemote[]): void {
  installAddresses(remotes);
  globalThis.tesseraFederation = ModuleFederation;
  federation.registerRemotes(remotes.map((remote) => entryOf(remote, 0)));
}

async function fetchPages(remote: RegisteredRemote): Promise<RemotePages> {
  const attempt = attempts.get(remote.name) ?? 0;
  prepareHashes(remote.base_url);
  if (attempt > 0) federation.registerRemotes([entryOf(remote, attempt)], { force: true });
  const module = await federation.loadRemote<{ pages: RemotePages }>(`${remote.name}/pages`);
  if (!module) throw new Error(`Remote ${remote.name} exposes no pages`);
  return module.pages;
}

function withTimeout<T>(promise: Promise<T>, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), LOAD_TIMEOUT);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/**
 * The pages of a remote's registered build; its code is fetched once.
 * @throws Error when the build is down, missing, broken or slower than 15 s. The next call starts over.
 */
export function loadPages(remote: RegisteredRemote): Promise<RemotePages> {
  const known = loading.get(remote.name);
  if (known) return known;
  const promise = withTimeout(fetchPages(remote), `Remote ${remote.name} did not answer in time`);
  loading.set(remote.name, promise);
  promise.catch(() => forgetRemote(remote.name));
  return promise;
}

/** Makes the next `loadPages` fetch everything again: called when any file of the remote failed. */
export function forgetRemote(name: string): void {
  loading.delete(name);
  attempts.set(name, (attempts.get(name) ?? 0) + 1);
}
