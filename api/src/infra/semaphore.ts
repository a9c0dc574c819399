import { AppError } from '../errors';
import type { ErrorKey } from '../errors';

export interface SemaphoreOptions {
  /** how many work at the same time */
  at_once: number;
  /** how many may wait for their turn */
  waiting: number;
  /** what somebody is told who finds it full */
  busy: Extract<ErrorKey, `server.busy.${string}`>;
}

/** Lets work through a few at a time. */
export type Semaphore = <T>(work: () => Promise<T>) => Promise<T>;

const RETRY_AFTER_SECONDS = 5;

/**
 * For what costs much memory or time, however many ask for it at once.
 * @throws AppError `server.busy` when too many wait already
 */
export function createSemaphore({ at_once, waiting, busy }: SemaphoreOptions): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < at_once) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError(busy, {}, { retry_after: RETRY_AFTER_SECONDS });
    // Whoever leaves hands over their place, so that `running` stays as it is.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
