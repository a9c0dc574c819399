import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Right } from '../../framework/staff/rights';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import { presenceRepository } from './presence.repository';
import type { PresentAt } from './presence.repository';
import type { Presence } from './presence.schemas';
import type { StaffFeedService } from './staff-feed.service';

export interface PresenceDeps extends Pick<Infra, 'db' | 'clock'> {
  staffFeed: Pick<StaffFeedService, 'tell'>;
}

type Missing = 'orders.not_found' | 'catalogue.product_not_found' | 'inquiries.not_found';

export type PresenceService = ReturnType<typeof createPresenceService>;

/** A screen that says nothing for so long is not open any more. */
const ALIVE_MS = 60_000;
/** Records that one account looks at, at one time. */
const MOST_OF_ACCOUNT = 20;
const MOST_SHOWN = 20;

/** Who may hear of it, and what is said of one that is not there. */
const KINDS: Record<PresentAt['kind'], { right: Right; missing: Missing }> = {
  order: { right: 'orders.read', missing: 'orders.not_found' },
  product: { right: 'products.read', missing: 'catalogue.product_not_found' },
  inquiry: { right: 'support.read', missing: 'inquiries.not_found' },
};

/** Who of the staff looks at which record. It ends by itself a minute after their screen said so last. */
export function createPresenceService({ db, clock, staffFeed }: PresenceDeps) {
  const alive = (): Date => new Date(clock.now().getTime() - ALIVE_MS);

  const tell = (trx: Trx, { kind, id }: PresentAt): Promise<void> =>
    staffFeed.tell(trx, [{ type: 'present', kind, id, right: KINDS[kind].right, user_id: null }]);

  /** Nobody is kept, and told, as looking at what is not there. */
  async function requireRecord(trx: Trx, at: PresentAt): Promise<void> {
    if (!(await presenceRepository.isThere(trx, at))) throw new AppError(KINDS[at.kind].missing);
  }

  return {
    /**
     * Somebody looks at a record, as their screen says each 20 s.
     * @returns who else does
     * @throws AppError `orders.not_found`, `catalogue.product_not_found`, `inquiries.not_found`
     */
    look: (user_id: string, at: PresentAt): Promise<Static<typeof Presence>> =>
      withTransaction(db, async (trx) => {
        await requireRecord(trx, at);
        const isNew = await presenceRepository.put(trx, at, user_id, clock.now(), alive());
        if (isNew) {
          await presenceRepository.removeBeyond(trx, user_id, MOST_OF_ACCOUNT);
          await tell(trx, at);
        }
        const others = await presenceRepository.listOthers(trx, at.id, user_id, alive(), MOST_SHOWN);
        return { others: others.map(({ since, ...person }) => ({ ...person, since: since.toISOString() })) };
      }),

    /** They have left it. @throws AppError `orders.not_found`, `catalogue.product_not_found`, `inquiries.not_found` */
    leave: (user_id: string, at: PresentAt): Promise<void> =>
      withTransaction(db, async (trx) => {
        await requireRecord(trx, at);
        if (await presenceRepository.remove(trx, at.id, user_id)) await tell(trx, at);
      }),

    /** Forgets who has not been seen for a minute. */
    removeOld: (): Promise<void> => presenceRepository.removeOld(db, alive()),
  };
}
