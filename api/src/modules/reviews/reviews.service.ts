import type { Static } from 'typebox';
import type { Language } from '../../core/languages';
import { AppError } from '../../errors/errors';
import type { Infra } from '../../infra';
import type { Trx } from '../../infra/database/db';
import { isId, newId } from '../../infra/basics/ids';
import { withTransaction } from '../../infra/database/transaction';
import { messageOf } from '../../messages/message';
import type { Told } from '../../messages/message';
import { newsOfChange, tagOfNews } from '../../framework/staff/staff-news';
import type { Cards } from '../catalogue/cards.service';
import type { ProductFinder } from '../catalogue/products/product-finder.service';
import type { LimitsService } from '../limits/limits.service';
import type { PurchasesService } from '../orders/purchases.service';
import type { UploadsService } from '../uploads/uploads.service';
import type { UsersService } from '../users/users.service';
import { presentOwnReview, presentReview, presentSummary } from './present-review';
import { ratingRepository } from './rating.repository';
import { reviewsRepository } from './reviews.repository';
import type { ReviewSortName } from './reviews.repository';
import { MOST_LETTERS, PAGE_SIZE } from './reviews.schemas';
import type { HelpfulCount, MyReview, Praise, ReviewBody, ReviewList } from './reviews.schemas';

type ReviewListView = Static<typeof ReviewList>;
type MyReviewView = Static<typeof MyReview>;
type Author = Awaited<ReturnType<UsersService['getById']>>;
type Written = Static<typeof ReviewBody>;

export interface ReviewsDeps extends Pick<Infra, 'db' | 'clock' | 'changes'> {
  products: Pick<ProductFinder, 'getId' | 'lock'>;
  cards: Cards;
  users: Pick<UsersService, 'getById'>;
  purchases: PurchasesService;
  uploads: Pick<UploadsService, 'claim' | 'release'>;
  limits: Pick<LimitsService, 'bucket'>;
}

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** So many stand on the home page; of more, because not every product is still for sale. */
const SHOWN_PRAISE = 3;
const ASKED_PRAISE = 12;
const THANKS: Told = { message: messageOf('reviews.thanks') };
const WRITING = { name: 'reviews', burst: 20, every_ms: 10 * 60_000 };
const VOTING = { name: 'review-votes', burst: 60, every_ms: 60_000 };

/** why somebody cannot review a product: the names of codes, too */
type Reason = 'already_written' | 'email_not_confirmed' | 'not_a_buyer';

/** What shoppers say of products: one review of each buyer for each product, shown once a person has looked at it. */
export function createReviewsService(deps: ReviewsDeps) {
  const { db, clock, changes, products, cards, users, purchases, uploads, limits } = deps;

  async function reasonAgainst(author: Author, bought: boolean): Promise<Reason | null> {
    if (!author.email_verified) return 'email_not_confirmed';
    return !bought && (await reviewsRepository.isForBuyersOnly(db)) ? 'not_a_buyer' : null;
  }

  /** What a product shows of its reviews, when one of them comes or goes. */
  async function recount(trx: Trx, product_id: string): Promise<void> {
    await ratingRepository.refresh(trx, product_id);
    await changes.notify(trx, ['products', `product:${product_id}`]);
  }

  /** What is kept of a review. @throws AppError as `write` */
  async function prepare(user_id: string, product_id: string, { rating, ...written }: Written) {
    const body = written.body.trim();
    if (body.length > MOST_LETTERS) throw tooLong();
    const [author, verified] = await Promise.all([users.getById(user_id), purchases.hasBought(user_id, product_id)]);
    const reason = await reasonAgainst(author, verified);
    if (reason) throw new AppError(`reviews.${reason}`);
    await limits.bucket(WRITING, user_id).take();
    return { id: newId(), product_id, user_id, author_name: signatureOf(author), body, rating, verified };
  }

  /** @throws AppError `reviews.already_written`, `uploads.not_found` */
  async function keep(
    trx: Trx,
    review: Awaited<ReturnType<typeof prepare>>,
    pictures: readonly string[],
  ): Promise<void> {
    await uploads.claim(trx, { user_id: review.user_id, kind: 'review', ids: pictures });
    const fresh = { ...review, state: 'waiting' as const, created_at: clock.now() };
    const unjudged = { moderated_by: null, moderated_at: null };
    if (!(await reviewsRepository.insert(trx, { ...fresh, ...unjudged }, pictures)))
      throw new AppError('reviews.already_written');
    await changes.notify(trx, newsOf(review.id));
  }

  /** @throws AppError `reviews.not_found` */
  async function takeBack(trx: Trx, product_id: string, user_id: string): Promise<void> {
    await products.lock(trx, product_id);
    const row = await reviewsRepository.findOwn(trx, product_id, user_id);
    if (!row) throw notFound();
    await uploads.release(trx, await reviewsRepository.remove(trx, row.id));
    if (row.state === 'published') await recount(trx, product_id);
    await changes.notify(trx, newsOf(row.id));
  }

  return {
    /** What customers liked lately, for the home page: at most three, each of another product that is for sale. */
    async praise(language: Language): Promise<{ value: Static<typeof Praise>; tags: string[] }> {
      const rows = await reviewsRepository.listPraise(db, ASKED_PRAISE);
      const tiles = await cards(
        rows.map(({ product_id }) => product_id),
        language,
      );
      const items = rows.flatMap(({ product_id, ...review }) => {
        const tile = tiles.find(({ id }) => id === product_id);
        return tile
          ? [{ ...review, product: { id: tile.id, slug: tile.slug, name: tile.name, image: tile.image } }]
          : [];
      });
      return {
        value: { items: items.slice(0, SHOWN_PRAISE) },
        tags: ['products', ...rows.flatMap(({ product_id }) => [`product:${product_id}`, `reviews:${product_id}`])],
      };
    },

    /** A page of ten. @throws AppError `catalogue.product_not_found` */
    async list(product: string, query: { stars?: number; sort?: ReviewSortName; page?: number }, preview_of?: string) {
      const { stars, sort = 'newest', page = 1 } = query;
      const product_id = await products.getId(product, preview_of);
      const wanted = { stars, sort, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const [rows, found] = await Promise.all([
        reviewsRepository.list(db, product_id, wanted),
        reviewsRepository.findSummary(db, product_id),
      ]);
      const summary = presentSummary(found ?? { average: null, count: 0, histogram: [0, 0, 0, 0, 0] });
      const total = stars === undefined ? summary.count : (found?.histogram[stars - 1] ?? 0);
      const value: ReviewListView = { items: rows.map(presentReview), total, page, page_size: PAGE_SIZE, ...summary };
      return { value, tags: [`product:${product_id}`, `reviews:${product_id}`] };
    },

    /** The same with what somebody found helpful, and what they wrote. */
    async withVotes(list: ReviewListView, user_id: string): Promise<ReviewListView> {
      const ids = list.items.map(({ id }) => id);
      const rows = await reviewsRepository.listStandings(db, user_id, ids);
      const standings = new Map(rows.map((row) => [row.id, row]));
      return { ...list, items: list.items.map((item) => ({ ...item, ...standings.get(item.id) })) };
    },

    /** @throws AppError `catalogue.product_not_found` */
    async mine(user_id: string, product: string): Promise<MyReviewView> {
      const product_id = await products.getId(product);
      const row = await reviewsRepository.findOwn(db, product_id, user_id);
      if (row) return { can_review: false, reason: 'already_written', review: presentOwnReview(row) };
      const [author, bought] = await Promise.all([users.getById(user_id), purchases.hasBought(user_id, product_id)]);
      const reason = await reasonAgainst(author, bought);
      return { can_review: reason === null, reason, review: null };
    },

    /**
     * Keeps a review until somebody of the shop has looked at it.
     * @throws AppError `reviews.*`, `uploads.not_found`, `validation.failed`, `catalogue.product_not_found`
     */
    async write(user_id: string, product: string, written: Written): Promise<Told> {
      const review = await prepare(user_id, await products.getId(product), written);
      await withTransaction(db, (trx) => keep(trx, review, written.pictures));
      return THANKS;
    },

    /**
     * Puts another review in the place of one's own: it is looked at like any other, and what was said of the former one
     * (votes, an answer) goes with that. Whoever of the staff has the former one open decides nothing of this one.
     * @throws AppError as `write`, and `reviews.not_found` where there is none
     */
    async rewrite(user_id: string, product: string, written: Written): Promise<Told> {
      const product_id = await products.getId(product);
      const review = await prepare(user_id, product_id, written);
      await withTransaction(db, async (trx) => {
        await takeBack(trx, product_id, user_id);
        await keep(trx, review, written.pictures);
      });
      return THANKS;
    },

    /** Takes one's own review back, whatever became of it. @throws AppError `reviews.not_found` */
    async remove(user_id: string, product: string): Promise<void> {
      const product_id = await products.getId(product);
      await withTransaction(db, (trx) => takeBack(trx, product_id, user_id));
    },

    /** @throws AppError `reviews.not_found`, `reviews.own_review` */
    async vote(user_id: string, id: string, helpful: boolean): Promise<Static<typeof HelpfulCount>> {
      if (!isId(id)) throw notFound();
      await limits.bucket(VOTING, user_id).take();
      return withTransaction(db, async (trx) => {
        const review = await reviewsRepository.lockPublished(trx, id);
        if (!review) throw notFound();
        if (review.user_id === user_id) throw new AppError('reviews.own_review');
        if (!(await reviewsRepository.setVote(trx, id, user_id, helpful, clock.now()))) {
          return { helpful_count: review.helpful_count, helpful_by_me: helpful };
        }
        const helpful_count = await reviewsRepository.addHelpful(trx, id, helpful ? 1 : -1);
        await changes.notify(trx, [`reviews:${review.product_id}`]);
        return { helpful_count, helpful_by_me: helpful };
      });
    },

    /** What somebody wrote, for their export. */
    async listOf(user_id: string) {
      const rows = await reviewsRepository.listOf(db, user_id);
      return rows.map((row) => ({
        ...presentOwnReview(row),
        product: row.product,
        author_name: row.author_name,
        verified: row.verified,
      }));
    },

    /** Somebody goes: their pictures go with them; what they wrote stays without their name, on kept pages, too. */
    async forget(trx: Trx, user_id: string): Promise<void> {
      await uploads.release(trx, await reviewsRepository.removePicturesOf(trx, user_id));
      const product_ids = await reviewsRepository.anonymise(trx, user_id);
      await changes.notify(
        trx,
        product_ids.map((id) => `reviews:${id}`),
      );
    },
  };
}

/** As it stands under a review: enough to speak of, too little to find somebody by. */
function signatureOf({ first_name, last_name }: Author): string {
  const [initial = ''] = last_name.trim();
  return `${first_name.trim()}${initial && ` ${initial}.`}`;
}

/** Whoever of the staff has the queue open sees that it is another one. */
const newsOf = (id: string): string[] => newsOfChange('review', id).map(tagOfNews);

function notFound(): AppError {
  return new AppError('reviews.not_found');
}

function tooLong(): AppError {
  return new AppError('validation.failed.review_too_long', { most: MOST_LETTERS }, { field: 'body' });
}
