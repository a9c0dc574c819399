import { api } from '@tessera/shared/client';
import type { RecentlyViewed } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';
import { MOST_VIEWED, readViewed, storeViewed } from './recently-viewed';

/** The products that were looked at last, but for one; those of the account too once they are joined. */
export function viewedBefore(id: string): string[] {
  return readViewed().ids.filter((other) => other !== id);
}

let joining: Promise<boolean> | undefined;

async function join(): Promise<boolean> {
  const { userId } = sessionStore.getState();
  const { ids, joined } = readViewed();
  if (!userId || joined === userId) return false;
  const known = await api.post<RecentlyViewed>('recently-viewed/join', { json: { product_ids: ids } });
  if (sessionStore.getState().userId !== userId) return false;
  // what was looked at meanwhile stays in front
  const now = readViewed().ids.filter((id) => !ids.includes(id));
  const all = [...new Set([...now, ...known.product_ids])].slice(0, MOST_VIEWED);
  storeViewed({ ids: all, joined: now.length > 0 ? undefined : userId });
  return true;
}

/**
 * Joins what this browser remembers with the account of whoever is signed in, once for what was looked at.
 * @returns whether anything may have been added here
 */
export function joinViewed(): Promise<boolean> {
  // the page notes its own product first
  joining ??= Promise.resolve()
    .then(join)
    .finally(() => (joining = undefined));
  return joining;
}
