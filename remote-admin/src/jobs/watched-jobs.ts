import { useSyncExternalStore } from 'react';

/** The jobs that this tab has begun and still shows, the latest first: they are followed on every page, and after a reload. */
const KEY = 'admin-jobs';
const MOST = 5;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let known: readonly string[] | undefined;

function readStored(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MOST) : NONE;
  } catch {
    return NONE;
  }
}

function list(): readonly string[] {
  known ??= readStored();
  return known;
}

function put(ids: readonly string[]): void {
  known = ids;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // A browser that keeps nothing: they are shown until the document goes.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const watchJob = (id: string): void => put([id, ...list().filter((other) => other !== id)].slice(0, MOST));

export const dismissJob = (id: string): void => put(list().filter((other) => other !== id));

/** Their ids; none on the server. */
export const useWatchedJobs = (): readonly string[] => useSyncExternalStore(subscribe, list, () => NONE);
