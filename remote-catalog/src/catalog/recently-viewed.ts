import { api } from '@tessera/shared/client';
import type { RecentlyViewed } from '@tessera/shared/contract';
import { sessionStore } from '@tessera/shared/session';

/** So many products are remembered at most, the last one first. */
export const MOST_VIEWED = 30;
const KEY = 'recently-viewed';

interface StoredViews {
  ids: string[];
  /** the account that they were joined with */
  joined?: string;
}

function read(): StoredViews {
  try {
    const { ids, joined } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Record<string, unknown>>; // looked at below
    const known = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
    return { ids: known.slice(0, MOST_VIEWED), joined: typeof joined === 'string' ? joined : undefined };
  } catch {
    return { ids: [] };
  }
}

function store(views: StoredViews): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(views));
  } catch {
    // a full or forbidden storage remembers nothing
  }
}

/** Remembers in this browser that a product was looked at. */
export function noteViewed(id: string): void {
  const { ids } = read();
  store({ ids: [id, ...ids.filter((other) => other !== id)].slice(0, MOST_VIEWED) });
}

/** The products that were looked at last, but for one; those of the account too once they are joined. */
export function viewedBefore(id: string): string[] {
  return read().ids.filter((other) => other !== id);
}

let joining: Promise<boolean> | undefined;

async function join(): Promise<boolean> {
  const { userId } = sessionStore.getState();
  const { ids, joined } = read();
  if (!userId || joined === userId) return false;
  const known = await api.post<RecentlyViewed>('recently-viewed/join', { json: { product_ids: ids } });
  if (sessionStore.getState().userId !== userId) return false;
  // what was looked at meanwhile stays in front
  const now = read().ids.filter((id) => !ids.includes(id));
  const all = [...new Set([...now, ...known.product_ids])].slice(0, MOST_VIEWED);
  store({ ids: all, joined: now.length > 0 ? undefined : userId });
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
