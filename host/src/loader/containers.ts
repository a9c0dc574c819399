import type { RegisteredRemote, RemotePages } from '@tessera/shared/composition';
import { addressOf, retryFiles } from './addresses';
import { hashOf, prepareHashes } from './hashes';
import { shareScope, type ShareScope } from './share-scope';

/** A remote that has not answered by then is treated as down; 'Try again' starts over. Milliseconds. */
const LOAD_TIMEOUT = 15_000;

/** What a remote's entry sets as a global (docs/architecture/remotes.md, 'The container format'). */
interface Container {
  init: (scope: ShareScope) => unknown;
  get: (module: './pages') => Promise<() => { pages?: RemotePages }>;
}

const loading = new Map<string, Promise<RemotePages>>();

/** @throws Error when the script does not come, or is another than the registered one */
function runScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.integrity = hashOf(url);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not arrive`));
    document.head.append(script);
  });
}

/** Each container has a scope of its own: what one adds to it is nobody else's. */
async function fetchPages({ name, base_url, descriptor }: RegisteredRemote): Promise<RemotePages> {
  prepareHashes(base_url);
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  globals[descriptor.global] = undefined; // what a failed attempt has left behind
  await runScript(addressOf(base_url + descriptor.entry));
  const container = globals[descriptor.global];
  if (!container) throw new Error(`The entry of remote ${name} sets no ${descriptor.global}`);
  await container.init(shareScope());
  const { pages } = (await container.get('./pages'))();
  if (!pages) throw new Error(`Remote ${name} exposes no pages`);
  return pages;
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
  retryFiles(name);
}
