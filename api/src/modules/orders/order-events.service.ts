import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/db';
import { newId } from '../../infra/ids';
import { reasonOf } from '../../infra/reason-of';
import { orderEventsRepository } from './order-events.repository';

export interface NewOrderEvent {
  order_id: string;
  event: string;
  data?: Record<string, unknown>;
}

const AT_ONCE = 20;
/** Many times what a batch of events takes; a buyer's mail waits so long for a worker that died. Twice is harmless. */
const EXPIRE_MS = 20_000;
/** Together about 20 minutes: what still fails then needs a person. */
const MOST_TRIES = 9;
const RETRY_MS = 5_000;

export type OrderEventsService = ReturnType<typeof createOrderEventsService>;

/** The timeline, which is the outbox, too: what happens to an order is told if, and only if, it has happened. */
export function createOrderEventsService({ db, clock, logger }: Pick<Infra, 'db' | 'clock' | 'logger'>) {
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms);

  async function tell(id: string, handle: (event_id: string) => Promise<void>): Promise<void> {
    // Counted before: it may be what the worker dies over, and those taken with it had no turn.
    const tries = await orderEventsRepository.countTry(db, id);
    try {
      if (tries > MOST_TRIES) throw new Error('every worker has died over it');
      await handle(id);
    } catch (error) {
      const last = tries >= MOST_TRIES;
      logger[last ? 'error' : 'warn']({ reason: reasonOf(error), event: id, tries }, 'an event could not be told');
      await orderEventsRepository.setTryAt(db, id, last ? null : after(RETRY_MS * 2 ** (tries - 1)));
    }
  }

  return {
    /** Writes into the timeline as part of `trx`; it is told after the commit. */
    async emit(trx: Trx, { order_id, event, data = {} }: NewOrderEvent): Promise<void> {
      const now = clock.now();
      const row = { id: newId(), order_id, event, data: JSON.stringify(data), at: now, try_at: now };
      await orderEventsRepository.insert(trx, row);
    },

    /**
     * Hands events to `handle` that have not been told, at most twenty, one after the other in the order in which they
     * happened. One that throws is handed out again later, nine times in all; so is one whose worker died over it.
     * @param handle marks the event with `settle`, in the transaction of what it does about it
     * @returns how many there were
     */
    async handOut(handle: (event_id: string) => Promise<void>): Promise<number> {
      const events = await orderEventsRepository.take(db, clock.now(), after(EXPIRE_MS), AT_ONCE);
      for (const id of events) await tell(id, handle);
      return events.length;
    },

    /** It has been told. */
    settle: (trx: Trx, event_id: string): Promise<void> => orderEventsRepository.setTryAt(trx, event_id, null),

    /** Undefined where its order is gone. */
    find: (event_id: string) => orderEventsRepository.find(db, event_id),

    listOf: (handle: Db | Trx, order_id: string) => orderEventsRepository.listOf(handle, order_id),

    has: orderEventsRepository.has,
  };
}
