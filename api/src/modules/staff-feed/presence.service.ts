import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { presenceRepository } from './presence.repository';
import type { Presence } from './presence.schemas';
import type { StaffFeedService } from './staff-feed.service';

export interface PresenceDeps extends Pick<Infra, 'db' | 'clock'> {
  staffFeed: Pick<StaffFeedService, 'tell'>;
}

export type PresenceService = ReturnType<typeof createPresenceService>;

/** A screen that says nothing for so long is not open any more. */
const ALIVE_MS = 60_000;
/** Orders that one account looks at, at one time. */
const MOST_OF_ACCOUNT = 20;
const MOST_SHOWN = 20;

/** Who of the staff looks at which order. It ends by itself a minute after their screen said so last. */
export function createPresenceService({ db, clock, staffFeed }: PresenceDeps) {
  const alive = (): Date => new Date(clock.now().getTime() - ALIVE_MS);

  const tell = (trx: Trx, id: string): Promise<void> =>
    staffFeed.tell(trx, [{ type: 'present', kind: 'order', id, right: 'orders.read', user_id: null }]);

  /** Nobody is kept, and told, as looking at what is no order. */
  async function requireOrder(trx: Trx, id: string): Promise<void> {
    if (!(await presenceRepository.isOrder(trx, id))) throw new AppError('orders.not_found');
  }

  return {
    /**
     * Somebody looks at an order, as their screen says each 20 s.
     * @returns who else does
     * @throws AppError `orders.not_found`
     */
    look: (user_id: string, order_id: string): Promise<Static<typeof Presence>> =>
      withTransaction(db, async (trx) => {
        await requireOrder(trx, order_id);
        const isNew = await presenceRepository.put(trx, order_id, user_id, clock.now(), alive());
        if (isNew) {
          await presenceRepository.removeBeyond(trx, user_id, MOST_OF_ACCOUNT);
          await tell(trx, order_id);
        }
        const others = await presenceRepository.listOthers(trx, order_id, user_id, alive(), MOST_SHOWN);
        return { others: others.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })) };
      }),

    /** They have left it. @throws AppError `orders.not_found` */
    leave: (user_id: string, order_id: string): Promise<void> =>
      withTransaction(db, async (trx) => {
        await requireOrder(trx, order_id);
        if (await presenceRepository.remove(trx, order_id, user_id)) await tell(trx, order_id);
      }),

    /** Forgets who has not been seen for a minute. */
    removeOld: (): Promise<void> => presenceRepository.removeOld(db, alive()),
  };
}
