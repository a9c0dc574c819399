import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/http';
import type { AuditService } from '../audit/audit.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import { moderationRepository } from './moderation.repository';
import type { ReviewStateName, Verdict } from './moderation.repository';
import { presentModerated } from './present-review';
import { ratingRepository } from './rating.repository';
import type { AdminReview, AdminReviewList } from './reviews.schemas';

export interface ModerationDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  products: Pick<ProductFinder, 'lock'>;
  audit: Pick<AuditService, 'record'>;
}

export type ModerationService = ReturnType<typeof createModerationService>;

function notFound(): AppError {
  return new AppError('reviews.not_found');
}

/** A person of the shop decides what of the reviews is shown; what products show of them follows at once. */
export function createModerationService({ db, clock, changes, products, audit }: ModerationDeps) {
  async function judge(
    actor: Actor & { user_id: string },
    id: string,
    verdict: Pick<Verdict, 'state' | 'refusal_reason'>,
  ): Promise<Static<typeof AdminReview>> {
    if (!isId(id)) throw notFound();
    await withTransaction(db, async (trx) => {
      const review = await moderationRepository.findState(trx, id);
      if (!review) throw notFound();
      await products.lock(trx, review.product_id);
      await moderationRepository.judge(trx, id, { ...verdict, moderated_by: actor.user_id, moderated_at: clock.now() });
      await audit.record(trx, actor, {
        action: verdict.state === 'published' ? 'reviews.publish' : 'reviews.refuse',
        record_type: 'review',
        record_id: id,
        before: { state: review.state },
        after: { state: verdict.state },
      });
      await ratingRepository.refresh(trx, review.product_id);
      // Stars stand on tiles, too.
      await changes.notify(trx, ['products', `product:${review.product_id}`]);
    });
    const row = await moderationRepository.find(db, id);
    if (!row) throw notFound();
    return presentModerated(row);
  }

  return {
    /** One page of the reviews in one state, with how many wait. */
    async list(query: {
      state: ReviewStateName;
      page: number;
      page_size: number;
    }): Promise<Static<typeof AdminReviewList>> {
      const { state, page, page_size } = query;
      const [rows, total, waiting] = await Promise.all([
        moderationRepository.list(db, state, (page - 1) * page_size, page_size),
        moderationRepository.count(db, state),
        moderationRepository.count(db, 'waiting'),
      ]);
      return { items: rows.map(presentModerated), total, page, page_size, waiting };
    },

    /** @throws AppError `reviews.not_found` */
    publish: (id: string, actor: Actor & { user_id: string }) =>
      judge(actor, id, { state: 'published', refusal_reason: '' }),

    /** Its author sees `reason`. @throws AppError `reviews.not_found` */
    refuse: (id: string, actor: Actor & { user_id: string }, reason: string) =>
      judge(actor, id, { state: 'refused', refusal_reason: reason.trim() }),
  };
}
