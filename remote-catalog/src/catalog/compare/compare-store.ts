import { useSyncExternalStore } from 'react';

/** So many products stand side by side at most. */
export const MOST_COMPARED = 4;
/** Its name in the storage, and of the event that says that it changed. */
const KEY = 'compare';

/** What is kept of a product that somebody wants to compare. */
export interface Compared {
  id: string;
  name: string;
  /** address of its picture */
  src: string | null;
}

const NONE: Compared[] = [];
let list: Compared[] | undefined;
const listeners = new Set<() => void>();

function isCompared(value: unknown): value is Compared {
  const { id, name, src } = (value ?? {}) as Partial<Record<keyof Compared, unknown>>; // looked at below
  return typeof id === 'string' && typeof name === 'string' && (src === null || typeof src === 'string');
}

function read(): Compared[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCompared).slice(0, MOST_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
  dispatchEvent(new Event(KEY));
}

function handleStorage({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  list = undefined;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    list = undefined;
    addEventListener('storage', handleStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', handleStorage);
  };
}

function keep(next: Compared[]): void {
  list = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // a full or forbidden storage: it lasts as long as the page
  }
  tell();
}

/** The products that are to be compared, in all tabs; none on the server and while its page is brought to life. */
export function useCompared(): Compared[] {
  return useSyncExternalStore(
    subscribe,
    () => (list ??= read()),
    () => NONE,
  );
}

/**
 * Puts a product into the comparison, or takes it out.
 * @returns false when it is full
 */
export function toggleCompared(product: Compared): boolean {
  const now = (list ??= read());
  const others = now.filter(({ id }) => id !== product.id);
  if (others.length === now.length && now.length >= MOST_COMPARED) return false;
  keep(others.length < now.length ? others : [...now, product]);
  return true;
}

/** Takes everything out. */
export const clearCompared = (): void => keep([]);
