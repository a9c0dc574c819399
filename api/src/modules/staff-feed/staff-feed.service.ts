import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { tagOfNews } from './staff-news';
import type { StaffNews } from './staff-news';

export type StaffFeedService = ReturnType<typeof createStaffFeedService>;

/** What staff's open screens hear of at once. */
export function createStaffFeedService({ changes }: Pick<Infra, 'changes'>) {
  return {
    /** Says it to those who may hear of it when, and only when, `trx` commits. */
    async tell(trx: Trx, news: readonly StaffNews[]): Promise<void> {
      if (news.length > 0) await changes.notify(trx, news.map(tagOfNews));
    },
  };
}
