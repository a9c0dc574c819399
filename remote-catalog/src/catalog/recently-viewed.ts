/** So many products are remembered at most, the last one first. */
export const MOST_VIEWED = 30;
const KEY = 'recently-viewed';

interface StoredViews {
  ids: string[];
  /** the account that they were joined with */
  joined?: string;
}

/** What this browser remembers; nothing where that cannot be read. */
export function readViewed(): StoredViews {
  try {
    const { ids, joined } = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}')) as Partial<Record<string, unknown>>; // looked at below
    const known = Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
    return { ids: known.slice(0, MOST_VIEWED), joined: typeof joined === 'string' ? joined : undefined };
  } catch {
    return { ids: [] };
  }
}

/** Remembers what was looked at, in place of what was remembered. */
export function storeViewed(views: StoredViews): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(views));
  } catch {
    // a full or forbidden storage remembers nothing
  }
}

/** Remembers in this browser that a product was looked at. */
export function noteViewed(id: string): void {
  const { ids } = readViewed();
  storeViewed({ ids: [id, ...ids.filter((other) => other !== id)].slice(0, MOST_VIEWED) });
}
