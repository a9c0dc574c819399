import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of what people say, wish for and wait for (migrations/0060_engagement.sql). */

export interface ReviewsTable {
  id: string;
  product_id: string;
  user_id: string | null;
  author_name: string;
  rating: number;
  body: Generated<string>;
  verified: Generated<boolean>;
  state: Generated<'waiting' | 'published' | 'refused'>;
  published: GeneratedAlways<boolean>;
  helpful_count: Generated<number>;
  refusal_reason: Generated<string>;
  moderated_by: string | null;
  moderated_at: Date | null;
  answer: string | null;
  answered_at: Date | null;
  version: Generated<number>;
  created_at: Date;
}

export interface ReviewVotesTable {
  review_id: string;
  user_id: string;
  created_at: Date;
}

export interface ReviewPicturesTable {
  review_id: string;
  upload_id: string;
  position: number;
}

export interface UploadsTable {
  id: string;
  image_id: string;
  user_id: string | null;
  kind: 'review' | 'return';
  used_at: Date | null;
  created_at: Date;
}

export interface StockSubscriptionsTable {
  id: string;
  product_id: string;
  /** null while the wanted combination of options is not made */
  variant_id: string | null;
  /** the combination, where there was no variant of it: written as JSON text */
  options: ColumnType<Record<string, string> | null, string | null | undefined, never>;
  user_id: string | null;
  email: string;
  language: Generated<'en' | 'de'>;
  state: Generated<'pending' | 'waiting' | 'told' | 'ended'>;
  requested_at: Date;
  confirmed_at: Date | null;
  told_at: Date | null;
  token_hash: Buffer | null;
  token_expires_at: Date | null;
  mailed_at: Date | null;
}

export interface WishlistItemsTable {
  user_id: string;
  product_id: string;
  added_at: Date;
  price_when_added: number;
  known_price: number;
  known_out: boolean;
  notify: Generated<boolean>;
}

export interface WishlistSharesTable {
  user_id: string;
  token: string;
  created_at: Date;
}

export interface RecentlyViewedTable {
  user_id: string;
  product_id: string;
  viewed_at: Date;
}

export interface EngagementTables {
  reviews: ReviewsTable;
  review_votes: ReviewVotesTable;
  review_pictures: ReviewPicturesTable;
  uploads: UploadsTable;
  stock_subscriptions: StockSubscriptionsTable;
  wishlist_items: WishlistItemsTable;
  wishlist_shares: WishlistSharesTable;
  recently_viewed: RecentlyViewedTable;
}
