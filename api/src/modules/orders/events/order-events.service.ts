import type { Infra } from '../../../infra';
import type { Db, Trx } from '../../../infra/database/db';
import { newId } from '../../../infra/basics/ids';
import { createOutbox } from '../../../infra/queue/outbox';
import type { Outbox } from '../../../infra/queue/outbox';
import { orderEventsRepository } from './order-events.repository';
import type { UntoldEvent } from './order-events.repository';

export type { UntoldEvent } from './order-events.repository';

export interface NewOrderEvent {
  order_id: string;
  event: string;
  data?: Record<string, unknown>;
}

/** What a timeline shows of an event. */
export interface TimelineEntry {
  event: string;
  data: Record<string, unknown>;
  at: Date;
}

const PACE = {
  /** of so many orders events are told together: of more of them each takes less, and their buyers wait longer */
  most: 50,
  /** many times what that takes; a buyer's mail waits so long for a worker that died. Twice is harmless. */
  expire_ms: 20_000,
  /** together about 20 minutes: what still fails then needs a person */
  tries: 9,
  retry_ms: 5_000,
};

export type OrderEventsService = ReturnType<typeof createOrderEventsService>;

/** The timeline, which is the outbox, too: what happens to an order is told if, and only if, it has happened. */
export function createOrderEventsService({ db, clock, logger }: Pick<Infra, 'db' | 'clock' | 'logger'>) {
  return {
    /** Writes into the timeline as part of `trx`; it is told after the commit. */
    async emit(trx: Trx, { order_id, event, data = {} }: NewOrderEvent): Promise<TimelineEntry> {
      const now = clock.now();
      const row = { id: newId(), order_id, event, data: JSON.stringify(data), at: now, try_at: now };
      await orderEventsRepository.insert(trx, row);
      return { event, data, at: now };
    },

    /**
     * Hands out events that have not been told, of at most fifty orders at a time, in the order in which they happened;
     * an order's next one only when those before it are told or given up. What throws is handed out again later, nine
     * times in all; so is what a worker died over.
     * @param tell does what there is to do about them and marks them with `settle`, in one transaction
     */
    outbox: (tell: (events: readonly UntoldEvent[]) => Promise<void>): Outbox =>
      createOutbox<UntoldEvent>({
        clock,
        logger,
        ...PACE,
        workOn: tell,
        take: (now, again_at, most) => orderEventsRepository.take(db, now, again_at, most),
        countTry: ({ id }) => orderEventsRepository.countTry(db, id),
        putOff: ({ id }, try_at) => orderEventsRepository.setTryAt(db, [id], try_at),
        groupOf: ({ order_id }) => order_id,
      }),

    /** They have been told. */
    settle: (trx: Trx, event_ids: readonly string[]): Promise<void> =>
      orderEventsRepository.setTryAt(trx, event_ids, null),

    /** Undefined where its order is gone. */
    find: (event_id: string) => orderEventsRepository.find(db, event_id),

    /** The timelines of these orders, each in the order in which it happened. */
    listOf: (handle: Db | Trx, order_ids: readonly string[]) => orderEventsRepository.listOf(handle, order_ids),

    has: orderEventsRepository.has,
  };
}
