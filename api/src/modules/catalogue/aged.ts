import type { Clock } from '../../infra/clock';

/** Remembers one value for `ms`; those who ask while it is loaded wait for the same load. A failure is not kept. */
export function createAged<T>(clock: Clock, ms: number, load: () => Promise<T>): { get(): Promise<T>; clear(): void } {
  let value: Promise<T> | undefined;
  let loaded_at = 0;
  return {
    get() {
      const now = clock.now().getTime();
      if (value && Math.abs(now - loaded_at) < ms) return value;
      const loading = load();
      value = loading;
      loaded_at = now;
      loading.catch(() => {
        if (value === loading) value = undefined;
      });
      return loading;
    },
    clear() {
      value = undefined;
    },
  };
}
