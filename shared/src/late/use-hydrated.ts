import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False for what the server sends and while it is hydrated, so that both say the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
