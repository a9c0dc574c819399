import { useSyncExternalStore } from 'react';
import { RAIL_KEY } from './rail-script';

const listeners = new Set<() => void>();

/** Styles go by the attribute, which `railScript` has set before anything was drawn. */
const isNarrow = (): boolean => document.documentElement.dataset['rail'] === 'icons';

/** Shows the rail's words or its icons alone, and remembers it in this browser. */
export function switchRail(): void {
  const narrow = !isNarrow();
  if (narrow) document.documentElement.dataset['rail'] = 'icons';
  else delete document.documentElement.dataset['rail'];
  try {
    if (narrow) localStorage.setItem(RAIL_KEY, 'icons');
    else localStorage.removeItem(RAIL_KEY);
  } catch {
    // a browser without storage keeps the choice until the next load
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the rail shows icons alone. */
export const useNarrowRail = (): boolean => useSyncExternalStore(subscribe, isNarrow, () => false);
