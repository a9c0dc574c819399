import type { RegisteredRemote } from '@tessera/shared/composition';

interface Folder {
  /** whose build lies in it */
  name: string;
  /** its absolute address */
  base: string;
}

let folders: Folder[] = [];
/** name of a remote → how often all of its files had to be fetched anew */
const retries = new Map<string, number>();

/** Says where the builds lie that are live. */
export function setFolders(remotes: RegisteredRemote[]): void {
  folders = remotes.map(({ name, base_url }) => ({ name, base: new URL(base_url, location.href).href }));
}

/**
 * Where to fetch a file now: after a failure under another address than before, because federation's runtime remembers a
 * failed entry by its address, and the browser a failed preload and wrong content.
 */
export function addressOf(url: string): string {
  const address = new URL(url, location.href);
  const owner = folders.find(({ base }) => address.href.startsWith(base));
  const retry = owner && retries.get(owner.name);
  if (retry) address.searchParams.set('retry', String(retry));
  return address.href;
}

/** Whose build the first file lies in that a stack names; undefined for the shell's own, and what is nobody's. */
export function ownerOfStack(stack: string): string | undefined {
  const found = folders.map(({ name, base }) => ({ name, at: stack.indexOf(base) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => one.at - other.at)[0]?.name;
}

/** Whether a remote's files have other addresses by now than the registry says. */
export const isRetried = (name: string): boolean => retries.has(name);

/** Gives all files of a remote another address than they had so far. */
export function retryFiles(name: string): void {
  retries.set(name, (retries.get(name) ?? 0) + 1);
}
