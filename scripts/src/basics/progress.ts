/** Seconds since a moment, for people: `0.4 s`, `12 s`. */
export function since(started: number): string {
  const seconds = (Date.now() - started) / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/** One line on the terminal. */
export const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const STILL_MS = 10_000;

/**
 * Waits for `work` and says every ten seconds that it is still going on.
 * @param name what is going on; called each time, so it may change
 */
export async function withProgress<T>(name: () => string, work: Promise<T>): Promise<T> {
  const started = Date.now();
  const timer = setInterval(() => say(`  … ${name()} (${since(started)})`), STILL_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs tasks, `limit` at a time, in order of the list. The first failure is thrown after the running ones have ended.
 */
export async function runLimited<T>(tasks: (() => Promise<T>)[], limit: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  let failure: { error: unknown } | undefined;
  const work = async () => {
    while (next < tasks.length && !failure) {
      const index = next++;
      const task = tasks[index];
      if (!task) return;
      try {
        results[index] = await task();
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: limit }, work));
  if (failure) throw failure.error;
  return results;
}
