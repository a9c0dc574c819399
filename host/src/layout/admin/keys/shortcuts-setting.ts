import { useSyncExternalStore } from 'react';

/** Kept per browser: 'off' turns the keys of one letter off (WCAG 2.2, 2.1.4). */
const KEY = 'admin-letter-keys';

const listeners = new Set<() => void>();
/** for a browser without storage, until the next load */
let chosen: boolean | undefined;

function areLetterKeysOn(): boolean {
  try {
    return chosen ?? localStorage.getItem(KEY) !== 'off';
  } catch {
    return chosen ?? true;
  }
}

/** Turns the keys of one letter on or off, in this browser. */
export function setLetterKeys(on: boolean): void {
  chosen = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // kept until the next load
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a letter alone does something; Ctrl or ⌘ and K always do. */
export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areLetterKeysOn, () => true);
