import type { Clock } from '../basics/clock';

/** From this part of its time on, a value is loaded anew while it is still answered. */
const RENEWED_AT = 0.75;

interface Aged<T> {
  get(): Promise<T>;
  clear(): void;
}

/**
 * Remembers one value for `ms`; those who ask while it is loaded wait for the same load, and who asks shortly before
 * its time is up has it renewed for those who come after. A failure is not kept.
 */
export function createAged<T>(clock: Clock, ms: number, load: () => Promise<T>): Aged<T> {
  let kept: { value: Promise<T>; loaded_at: number } | undefined;
  let renewing: Promise<T> | undefined;

  function start(loaded_at: number): Promise<T> {
    const value = load();
    const entry = { value, loaded_at };
    kept = entry;
    value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return value;
  }

  function renew(now: number): void {
    const replaced = kept;
    const value = load();
    renewing = value;
    value
      .then(() => {
        // What was cleared meanwhile must not come back.
        if (kept === replaced) kept = { value, loaded_at: now };
      })
      .catch(() => undefined)
      .finally(() => {
        renewing = undefined;
      });
  }

  return {
    get() {
      const now = clock.now().getTime();
      const age = kept ? Math.abs(now - kept.loaded_at) : Infinity;
      if (!kept || age >= ms) return start(now);
      if (age >= ms * RENEWED_AT && !renewing) renew(now);
      return kept.value;
    },
    clear() {
      kept = undefined;
    },
  };
}
