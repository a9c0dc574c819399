import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import { isId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { Actor } from '../../framework/routes/http';
import { MOST_COUNTED, totalOf } from '../../framework/lists/list-page';
import type { AuditService } from '../audit/audit.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import { moderationRepository } from './moderation.repository';
import type { ReviewFilter, Verdict } from './moderation.repository';
import { presentModerated } from './present-review';
import { ratingRepository } from './rating.repository';
import type { AdminReview, AdminReviewList, AnswerBody, DecisionsBody, ReviewDecisions } from './reviews.schemas';

export interface ModerationDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  products: Pick<ProductFinder, 'lock'>;
  audit: Pick<AuditService, 'record'>;
}

export type ModerationService = ReturnType<typeof createModerationService>;

type AdminReviewView = Static<typeof AdminReview>;
type Moderator = Actor & { user_id: string };

function notFound(): AppError {
  return new AppError('reviews.not_found');
}

/** A person of the shop decides what of the reviews is shown; what products show of them follows at once. */
export function createModerationService({ db, clock, changes, products, audit }: ModerationDeps) {
  async function get(id: string): Promise<AdminReviewView> {
    const row = await moderationRepository.find(db, id);
    if (!row) throw notFound();
    return presentModerated(row);
  }

  async function judge(
    actor: Moderator,
    id: string,
    verdict: Pick<Verdict, 'state' | 'refusal_reason'>,
  ): Promise<AdminReviewView> {
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
    return get(id);
  }

  /** @returns false: somebody has written to the review since `version` was seen */
  async function writeAnswer(trx: Trx, actor: Actor, id: string, written: Static<typeof AnswerBody>): Promise<boolean> {
    const review = await moderationRepository.lock(trx, id);
    if (!review) throw notFound();
    if (review.version !== written.version) return false;
    const answer = written.text.trim() || null;
    if (answer === review.answer) return true;
    await moderationRepository.setAnswer(trx, id, answer, clock.now());
    await audit.record(trx, actor, {
      action: answer === null ? 'reviews.remove_answer' : 'reviews.answer',
      record_type: 'review',
      record_id: id,
      before: { text: review.answer },
      after: { text: answer },
    });
    await changes.notify(trx, [`reviews:${review.product_id}`]);
    return true;
  }

  return {
    /** One page of the reviews that match, those that wait first, with how many wait in all. */
    async list(query: ReviewFilter & { page: number; page_size: number }): Promise<Static<typeof AdminReviewList>> {
      const { page, page_size, search, ...rest } = query;
      const filter = { ...rest, search: search?.trim() };
      const [rows, counted, waiting] = await Promise.all([
        moderationRepository.list(db, filter, (page - 1) * page_size, page_size),
        moderationRepository.count(db, filter, MOST_COUNTED + 1),
        moderationRepository.countWaiting(db),
      ]);
      const { total, is_exact } = totalOf(counted);
      return { items: rows.map(presentModerated), total, total_is_exact: is_exact, page, page_size, waiting };
    },

    /** @throws AppError `reviews.not_found` */
    publish: (id: string, actor: Moderator) => judge(actor, id, { state: 'published', refusal_reason: '' }),

    /** Its author sees `reason`. @throws AppError `reviews.not_found` */
    refuse: (id: string, actor: Moderator, reason: string) =>
      judge(actor, id, { state: 'refused', refusal_reason: reason.trim() }),

    /** The same for many, each in a transaction of its own; what is gone meanwhile is named, and stops nothing. @throws AppError `reviews.not_found` where all are */
    async decide(
      { ids, state, reason }: Static<typeof DecisionsBody>,
      actor: Moderator,
    ): Promise<Static<typeof ReviewDecisions>> {
      const refusal_reason = state === 'refused' ? reason.trim() : '';
      const items: AdminReviewView[] = [];
      const missing: string[] = [];
      for (const id of ids) {
        try {
          items.push(await judge(actor, id, { state, refusal_reason }));
        } catch (error) {
          if (!(error instanceof AppError && error.code === 'reviews.not_found')) throw error;
          missing.push(id);
        }
      }
      if (items.length === 0) throw notFound();
      return { items, missing };
    },

    /**
     * What the shop says to a review, shown below it; empty text takes it away.
     * @throws AppError `reviews.stale` with the review as it is now, `reviews.not_found`
     */
    async answer(id: string, actor: Actor, written: Static<typeof AnswerBody>): Promise<AdminReviewView> {
      if (!isId(id)) throw notFound();
      const isWritten = await withTransaction(db, (trx) => writeAnswer(trx, actor, id, written));
      const current = await get(id);
      if (!isWritten) throw new AppError('reviews.stale', {}, { extensions: { current } });
      return current;
    },
  };
}
