import { api } from '@tessera/shared/client';
import type { RecentlyViewed } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';
import { MOST_VIEWED, readViewed, storeViewed } from './recently-viewed';
import { tellViewed } from './viewed-before';

let joining: Promise<void> | undefined;

async function join(): Promise<void> {
  const { userId } = sessionStore.getState();
  const { ids, joined } = readViewed();
  if (!userId || joined === userId) return;
  const known = await api.post<RecentlyViewed>('recently-viewed/join', { json: { product_ids: ids } });
  if (sessionStore.getState().userId !== userId) return;
  // what was looked at meanwhile stays in front
  const now = readViewed().ids.filter((id) => !ids.includes(id));
  const all = [...new Set([...now, ...known.product_ids])].slice(0, MOST_VIEWED);
  storeViewed({ ids: all, joined: now.length > 0 ? undefined : userId });
  tellViewed();
}

/**
 * Joins what this browser remembers with the account of whoever is signed in, once for what was looked at;
 * tells those who show it.
 */
export function joinViewed(): Promise<void> {
  // the page notes its own product first
  joining ??= Promise.resolve()
    .then(join)
    .finally(() => (joining = undefined));
  return joining;
}
