import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server's page is being brought to life, which has to show what the server showed; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
