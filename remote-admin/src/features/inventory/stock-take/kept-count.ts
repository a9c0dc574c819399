import { useSession } from '@tessera/shared/session';
import { useMemo, useSyncExternalStore } from 'react';
import { MOST_LINES, type CountLine } from './count.model';

/** What a set of variants was asked for by. */
export interface CountSet {
  category_id: string;
  search: string;
}

/** A stock-take under way, as this browser keeps it for whoever counts. */
interface KeptCount {
  lines: readonly CountLine[];
  /** there was no room for all of a set: what comes after this variant is left */
  rest: (CountSet & { after: string }) | null;
}

interface Stored extends KeptCount {
  user_id: string;
}

const KEY = 'admin-stock-take';
const NOTHING: KeptCount = { lines: [], rest: null };

const listeners = new Set<() => void>();
let known: Stored | null | undefined;

const isLine = (line: unknown): line is CountLine =>
  typeof (line as CountLine | null)?.variant_id === 'string' && typeof (line as CountLine).stock === 'number';

function readStored(): Stored | null {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Stored> | null;
    if (typeof stored?.user_id !== 'string' || !Array.isArray(stored.lines)) return null;
    return {
      user_id: stored.user_id,
      lines: stored.lines.filter(isLine).slice(0, MOST_LINES),
      rest: stored.rest ?? null,
    };
  } catch {
    return null;
  }
}

function stored(): Stored | null {
  if (known === undefined) known = readStored();
  return known;
}

function put(count: Stored | null): void {
  known = count;
  try {
    if (count) localStorage.setItem(KEY, JSON.stringify(count));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing: it is there until the document goes.
  }
  for (const listener of listeners) listener();
}

/** Another tab of this browser counts, too. */
function handleStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  known = undefined;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    known = undefined;
  };
}

/**
 * The stock-take of whoever is signed in: there again after a reload, in every tab of this browser, until it is finished.
 * @returns it, and the way to change it by what it is at that moment
 */
export function useKeptCount() {
  const userId = useSession((state) => state.userId);
  const all = useSyncExternalStore(subscribe, stored, () => null);
  const count = all !== null && all.user_id === userId ? all : NOTHING;
  const ways = useMemo(() => {
    function change(make: (count: KeptCount) => KeptCount): void {
      if (userId === undefined) return;
      const now = stored();
      const next = make(now?.user_id === userId ? now : NOTHING);
      put(next.lines.length === 0 && next.rest === null ? null : { ...next, user_id: userId });
    }
    return {
      change,
      changeLines: (make: (lines: readonly CountLine[]) => readonly CountLine[]): void =>
        change((now) => ({ ...now, lines: make(now.lines) })),
    };
  }, [userId]);
  return { ...count, ...ways };
}

export type Count = ReturnType<typeof useKeptCount>;
