import type { Static } from 'typebox';
import { presentImage } from '../../presenters/image';
import type { ModeratedRow } from './moderation.repository';
import type { OwnReviewRow, ReviewRow, SummaryRow } from './reviews.repository';
import type { AdminReview, MyReview, Review, ReviewSummary } from './reviews.schemas';

const picturesOf = ({ pictures, author_name }: ReviewRow) =>
  pictures.map((picture) => presentImage(picture, author_name));

/** A review as everybody sees it; whether it is theirs, or they found it helpful, is added for a person. */
export function presentReview(row: ReviewRow): Static<typeof Review> {
  const { user_id: _, created_at, ...review } = row;
  return {
    ...review,
    pictures: picturesOf(row),
    helpful_by_me: false,
    mine: false,
    created_at: created_at.toISOString(),
  };
}

export function presentOwnReview(row: OwnReviewRow): NonNullable<Static<typeof MyReview>['review']> {
  const { id, rating, body, state, refusal_reason, created_at } = row;
  return { id, rating, body, pictures: picturesOf(row), state, refusal_reason, created_at: created_at.toISOString() };
}

/** Five stars first. */
export function presentSummary({ average, count, histogram }: SummaryRow): Static<typeof ReviewSummary> {
  const counts = histogram.map((number, index) => ({ stars: index + 1, count: number }));
  return { average, count, histogram: counts.reverse() };
}

export function presentModerated(row: ModeratedRow): Static<typeof AdminReview> {
  const created_at = row.created_at.toISOString();
  return { ...row, pictures: picturesOf(row), created_at, moderated_at: row.moderated_at?.toISOString() ?? null };
}
