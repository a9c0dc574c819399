import pLimit from 'p-limit';
import { AppError } from '../../errors/errors';
import type { ErrorKey } from '../../errors/errors';

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
  const limit = pLimit(at_once);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= at_once + waiting)
      throw new AppError(busy, {}, { retry_after: RETRY_AFTER_SECONDS });
    return limit(work);
  };
}
