import type { Static } from 'typebox';
import { presentImage } from '../../presenters/goods/image';
import type { ModeratedRow } from './moderation.repository';
import type { OwnReviewRow, ReviewRow, SummaryRow } from './reviews.repository';
import type { AdminReview, MyReview, Review, ReviewAnswer, ReviewSummary } from './reviews.schemas';

const picturesOf = ({ pictures, author_name }: ReviewRow) =>
  pictures.map((picture) => presentImage(picture, author_name));

const answerOf = ({ answer, answered_at }: ReviewRow): Static<typeof ReviewAnswer> | null =>
  answer === null || answered_at === null ? null : { text: answer, answered_at: answered_at.toISOString() };

/** A review as everybody sees it; whether it is theirs, or they found it helpful, is added for a person. */
export function presentReview(row: ReviewRow): Static<typeof Review> {
  const { user_id: _, answered_at: _at, created_at, ...review } = row;
  return {
    ...review,
    answer: answerOf(row),
    pictures: picturesOf(row),
    helpful_by_me: false,
    mine: false,
    created_at: created_at.toISOString(),
  };
}

export function presentOwnReview(row: OwnReviewRow): NonNullable<Static<typeof MyReview>['review']> {
  const { id, rating, body, picture_ids, state, refusal_reason, created_at } = row;
  const written = { id, rating, body, pictures: picturesOf(row), picture_ids };
  return { ...written, state, refusal_reason, created_at: created_at.toISOString() };
}

/** Five stars first. */
export function presentSummary({ average, count, histogram }: SummaryRow): Static<typeof ReviewSummary> {
  const counts = histogram.map((number, index) => ({ stars: index + 1, count: number }));
  return { average, count, histogram: counts.reverse() };
}

export function presentModerated(row: ModeratedRow): Static<typeof AdminReview> {
  const { answered_at: _, created_at, moderated_at, ...review } = row;
  return {
    ...review,
    answer: answerOf(row),
    pictures: picturesOf(row),
    created_at: created_at.toISOString(),
    moderated_at: moderated_at?.toISOString() ?? null,
  };
}
