import { Type } from 'typebox';
import { Id, Image, pageFields, Timestamp } from '../../schemas/common';
import { nullable, ref } from '../../schemas/ref';

const closed = { additionalProperties: false };

/** The most that is written, the most pictures, and how many are shown at a time. */
export const MOST_LETTERS = 5000;
export const MOST_PICTURES = 3;
export const PAGE_SIZE = 10;

const Stars = Type.Integer({ minimum: 1, maximum: 5 });

export const ReviewState = Type.Enum(['waiting', 'published', 'refused'], { $id: 'ReviewState', type: 'string' });

export const Review = Type.Object(
  {
    id: Id,
    author_name: Type.String(),
    rating: Type.Integer(),
    body: Type.String({ description: 'plain text with line breaks' }),
    pictures: Type.Array(ref(Image)),
    verified: Type.Boolean({ description: 'its author bought the product here' }),
    helpful_count: Type.Integer(),
    helpful_by_me: Type.Boolean(),
    mine: Type.Boolean({ description: 'the caller wrote it: nobody votes for their own' }),
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
    author_name: Type.String(),
    user_id: nullable(Id),
    rating: Type.Integer(),
    body: Type.String(),
    pictures: Type.Array(ref(Image)),
    verified: Type.Boolean(),
    state: ref(ReviewState),
    refusal_reason: Type.String(),
    helpful_count: Type.Integer(),
    created_at: Timestamp,
    moderated_at: nullable(Timestamp),
  },
  { ...closed, $id: 'AdminReview' },
);

export const AdminReviewList = Type.Object(
  {
    items: Type.Array(ref(AdminReview)),
    ...pageFields,
    waiting: Type.Integer({ description: 'how many wait, whatever is listed' }),
  },
  { ...closed, $id: 'AdminReviewList' },
);

export const AdminReviewsQuery = Type.Object({
  state: Type.Optional(Type.Enum(['waiting', 'published', 'refused'], { type: 'string' })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

export const RefusalBody = Type.Object(
  { reason: Type.String({ maxLength: 500, default: '', format: 'lines' }) },
  closed,
);

export const reviewsSchemas = [ReviewState, Review, ReviewSummary, ReviewList, MyReview, AdminReview, AdminReviewList];
