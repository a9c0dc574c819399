import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { withTransaction } from '../../infra/database/transaction';
import type { UsersService } from '../users/users.service';
import { recentlyViewedRepository as repository } from './recently-viewed.repository';
import { MOST_VIEWED } from './recently-viewed.schemas';
import type { RecentlyViewed } from './recently-viewed.schemas';

type View = Promise<Static<typeof RecentlyViewed>>;

export interface RecentlyViewedDeps extends Pick<Infra, 'db' | 'clock'> {
  users: Pick<UsersService, 'lock'>;
}

export type RecentlyViewedService = ReturnType<typeof createRecentlyViewedService>;

/** The last products that somebody looked at: noted by the browser, and joined with the account when they sign in. */
export function createRecentlyViewedService({ db, clock, users }: RecentlyViewedDeps) {
  return {
    list: async (user_id: string): View => ({ product_ids: await repository.list(db, user_id, MOST_VIEWED) }),

    /** Puts these before what is there and keeps the last 30. */
    join: (user_id: string, product_ids: readonly string[]): View =>
      withTransaction(db, async (trx) => {
        if (!(await users.lock(trx, user_id))) throw new AppError('auth.token_not_valid');
        await repository.add(trx, user_id, [...new Set(product_ids)], clock.now());
        await repository.trim(trx, user_id, MOST_VIEWED);
        return { product_ids: await repository.list(trx, user_id, MOST_VIEWED) };
      }),

    /** For their export. */
    listOf: (user_id: string) => repository.listOf(db, user_id),
  };
}
