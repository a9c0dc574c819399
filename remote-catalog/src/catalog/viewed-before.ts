import { useSyncExternalStore } from 'react';
import { readViewed } from './recently-viewed';

/** So many of them are shown. */
const SHOWN = 4;

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** To be called when what was looked at elsewhere has joined what this browser remembers. */
export function tellViewed(): void {
  for (const listener of listeners) listener();
}

/**
 * The ids of the products that were looked at last in this browser, but for `id`, which is the one on the screen: as many as
 * a shelf shows, those of the account too once they are joined. None for what the server sends and while that is hydrated.
 */
export function useViewedBefore(id = ''): string[] {
  const ids = useSyncExternalStore(
    listen,
    () => {
      const others = readViewed().ids.filter((other) => other !== id);
      return others.slice(0, SHOWN).join();
    },
    () => '',
  );
  return ids ? ids.split(',') : [];
}
