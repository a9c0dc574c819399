import type { Right } from '../../../framework/staff/rights';
import type { Infra } from '../../../infra';
import { cachedValue } from '../../../infra/caches/cached-value';
import type { StaffService } from '../../staff/staff.service';
import { badgesRepository } from './badges.repository';
import type { BadgeCounts } from './badges.repository';

export interface BadgesDeps extends Pick<Infra, 'db' | 'clock'> {
  staff: Pick<StaffService, 'rightsOf'>;
}

export type BadgesService = ReturnType<typeof createBadgesService>;

/** A badge says no more than '99+'. */
const MOST_COUNTED = 100;
/** However many screens ask when something has changed, the database is asked once. */
const KEEP_MS = 1000;

/** Whoever may do something about it sees how much there is. */
const RIGHTS: Record<keyof BadgeCounts, Right> = {
  orders_to_ship: 'orders.write',
  returns_to_decide: 'returns.write',
  reviews_waiting: 'reviews.write',
  inquiries_new: 'support.write',
  applications_waiting: 'pay_later.write',
  agreements_waiting: 'pay_later.write_off',
};

/** How much waits for somebody, beside the entries of the back office's rail. */
export function createBadgesService({ db, clock, staff }: BadgesDeps) {
  const countAll = cachedValue({
    clock,
    max_age_ms: KEEP_MS,
    load: () => badgesRepository.count(db, MOST_COUNTED),
  });
  return {
    /** Those that somebody may see, each counted no further than 100. */
    async get(user_id: string): Promise<Partial<BadgeCounts>> {
      const [rights, counts] = await Promise.all([staff.rightsOf(user_id), countAll()]);
      const keys = Object.keys(RIGHTS) as (keyof BadgeCounts)[]; // its own keys
      const seen: Partial<BadgeCounts> = Object.fromEntries(
        keys.filter((key) => rights.has(RIGHTS[key])).map((key) => [key, counts[key]]),
      );
      // Who waits for a second person is no second person; mostly nobody waits, and nothing more is asked.
      if (seen.agreements_waiting)
        seen.agreements_waiting = await badgesRepository.countAgreements(db, user_id, MOST_COUNTED);
      return seen;
    },
  };
}
