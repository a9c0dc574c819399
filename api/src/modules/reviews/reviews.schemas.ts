import { Type } from 'typebox';
import { Id, Image, pageFields, Timestamp } from '../../schemas/basics/common';
import { nullable, ref } from '../../schemas/basics/ref';

const closed = { additionalProperties: false };

/** The most that is written, the most pictures, and how many are shown at a time. */
export const MOST_LETTERS = 5000;
export const MOST_PICTURES = 3;
export const PAGE_SIZE = 10;
/** Of the shop's answer to a review (migrations/0216_review_answers.sql). */
export const MOST_ANSWER_LETTERS = 2000;
/** Reviews that are decided upon in one call. */
export const MOST_AT_ONCE = 100;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

export const ReviewState = Type.Enum(['waiting', 'published', 'refused'], { $id: 'ReviewState', type: 'string' });

export const ReviewAnswer = Type.Object(
  {
    text: Type.String({ description: 'plain text with line breaks' }),
    answered_at: Timestamp,
  },
  { ...closed, $id: 'ReviewAnswer' },
);

const answer = nullable(ref(ReviewAnswer));

const author_name = Type.String({ description: 'empty: that account is gone' });

export const Review = Type.Object(
  {
    id: Id,
    author_name,
    rating: Type.Integer(),
    body: Type.String({ description: 'plain text with line breaks' }),
    pictures: Type.Array(ref(Image)),
    verified: Type.Boolean({ description: 'its author bought the product here' }),
    helpful_count: Type.Integer(),
    helpful_by_me: Type.Boolean(),
    mine: Type.Boolean({ description: 'the caller wrote it: nobody votes for their own' }),
    answer,
    created_at: Timestamp,
  },
  { ...closed, $id: 'Review' },
);

export const ReviewSummary = Type.Object(
  {
    average: nullable(Type.Number()),
    count: Type.Integer(),
    histogram: Type.Array(Type.Object({ stars: Type.Integer(), count: Type.Integer() }, closed), {
      description: 'five stars first',
    }),
  },
  { ...closed, $id: 'ReviewSummary' },
);

export const ReviewList = Type.Object(
  {
    items: Type.Array(ref(Review)),
    total: Type.Integer({ description: 'with the asked number of stars' }),
    page: Type.Integer(),
    page_size: Type.Integer(),
    average: nullable(Type.Number()),
    count: Type.Integer({ description: 'whatever their stars' }),
    histogram: ReviewSummary.properties.histogram,
  },
  { ...closed, $id: 'ReviewList' },
);

export const Praise = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          id: Id,
          author_name,
          rating: Type.Integer(),
          body: Review.properties.body,
          verified: Review.properties.verified,
          product: Type.Object(
            { id: Id, slug: Type.String(), name: Type.String(), image: nullable(ref(Image)) },
            closed,
          ),
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'Praise', description: 'What customers liked lately, one review for each product.' },
);

export const MyReview = Type.Object(
  {
    can_review: Type.Boolean(),
    reason: nullable(
      Type.Enum(['already_written', 'email_not_confirmed', 'not_a_buyer'], {
        type: 'string',
        description: 'why not',
      }),
    ),
    review: nullable(
      Type.Object(
        {
          id: Id,
          rating: Type.Integer(),
          body: Type.String(),
          pictures: Type.Array(ref(Image)),
          picture_ids: Type.Array(Id, { description: 'of `pictures`, in their order: a change names those that stay' }),
          state: ref(ReviewState),
          refusal_reason: Type.String(),
          created_at: Timestamp,
        },
        closed,
      ),
    ),
  },
  { ...closed, $id: 'MyReview' },
);

export const ReviewSort = Type.Enum(['newest', 'helpful', 'highest', 'lowest'], { type: 'string' });

export const ReviewsQuery = Type.Object({
  stars: Type.Optional(Stars),
  sort: Type.Optional(ReviewSort),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
});

export const ReviewBody = Type.Object(
  {
    rating: Stars,
    // Longer than allowed on purpose: the message about it is a person's, not the validator's.
    body: Type.String({ maxLength: 2 * MOST_LETTERS, default: '', format: 'lines' }),
    pictures: Type.Array(Id, { maxItems: MOST_PICTURES, default: [], description: 'of POST uploads' }),
  },
  closed,
);

export const ReviewParams = Type.Object({ id: Type.String({ maxLength: 100 }) });
export const ReviewedProduct = Type.Object({ product_id: Type.String({ maxLength: 200 }) });

export const HelpfulCount = Type.Object({ helpful_count: Type.Integer(), helpful_by_me: Type.Boolean() }, closed);

export const AdminReview = Type.Object(
  {
    id: Id,
    product: Type.Object({ id: Id, name: Type.String(), slug: Type.String() }, closed),
    author_name,
    user_id: nullable(Id),
    rating: Type.Integer(),
    body: Type.String(),
    pictures: Type.Array(ref(Image)),
    verified: Type.Boolean(),
    state: ref(ReviewState),
    refusal_reason: Type.String(),
    helpful_count: Type.Integer(),
    answer,
    created_at: Timestamp,
    moderated_at: nullable(Timestamp),
    version: Type.Integer(),
  },
  { ...closed, $id: 'AdminReview' },
);

export const AdminReviewList = Type.Object(
  {
    items: Type.Array(ref(AdminReview)),
    ...pageFields,
    total_is_exact: Type.Boolean({ description: 'false: there are more than 10,000, and `total` says 10,000' }),
    waiting: Type.Integer({ description: 'how many wait, whatever is listed' }),
  },
  { ...closed, $id: 'AdminReviewList' },
);

export const AdminReviewsQuery = Type.Object({
  state: Type.Optional(Type.Enum(['waiting', 'published', 'refused'], { type: 'string' })),
  rating: Type.Optional(Stars),
  product_id: Type.Optional(Id),
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "starts of words of the review, its author's name, the product's name",
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

const reason = Type.String({ maxLength: 500, default: '', format: 'lines', description: 'its author reads it' });

export const RefusalBody = Type.Object({ reason }, closed);

export const DecisionsBody = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: MOST_AT_ONCE, uniqueItems: true }),
    state: Type.Enum(['published', 'refused'], { type: 'string' }),
    reason,
  },
  closed,
);

export const AnswerBody = Type.Object(
  {
    text: Type.String({
      maxLength: MOST_ANSWER_LETTERS,
      format: 'lines',
      description: 'plain text with line breaks; empty: the answer is taken away',
    }),
    version: Type.Integer({ minimum: 1, description: 'of the review, as it was seen' }),
  },
  closed,
);

export const ReviewDecisions = Type.Object(
  {
    items: Type.Array(ref(AdminReview), { description: 'as they are now' }),
    missing: Type.Array(Id, { description: 'reviews that are gone' }),
  },
  { ...closed, $id: 'ReviewDecisions' },
);

export const reviewsSchemas = [
  ReviewState,
  ReviewAnswer,
  Review,
  ReviewSummary,
  ReviewList,
  Praise,
  MyReview,
  AdminReview,
  AdminReviewList,
  ReviewDecisions,
];
