import type { Infra } from '../../infra';
import type { Db, Trx } from '../../infra/db';
import { newId } from '../../infra/ids';
import { orderEventsRepository } from './order-events.repository';

/** The job that each event is: `{ event_id }`. Whoever writes mails about orders works on it. */
export const ORDER_EVENT_JOB = 'order-event';

export interface NewOrderEvent {
  order_id: string;
  event: string;
  data?: Record<string, unknown>;
}

/** Many times what a batch of events takes; a buyer's mail waits so long for a worker that died. Twice is harmless. */
const EXPIRE_SECONDS = 20;

export type OrderEventsService = ReturnType<typeof createOrderEventsService>;

/** The outbox: what happens to an order is told if, and only if, it has happened. */
export function createOrderEventsService({ db, clock, queue }: Pick<Infra, 'db' | 'clock' | 'queue'>) {
  return {
    /** Writes into the timeline and queues the job, both as part of `trx`. */
    async emit(trx: Trx, { order_id, event, data = {} }: NewOrderEvent): Promise<void> {
      const id = newId();
      await orderEventsRepository.insert(trx, { id, order_id, event, data: JSON.stringify(data), at: clock.now() });
      const options = { trx, retries: 8, retry_delay_seconds: 5, expire_seconds: EXPIRE_SECONDS };
      await queue.send(ORDER_EVENT_JOB, { event_id: id }, options);
    },

    /** The event of a job; undefined where its order is gone. */
    find: (event_id: string) => orderEventsRepository.find(db, event_id),

    listOf: (handle: Db | Trx, order_id: string) => orderEventsRepository.listOf(handle, order_id),

    has: orderEventsRepository.has,
  };
}
