-- What people say of products, wish for, wait for and looked at.

-- Reviews ---------------------------------------------------------------------------------------------------------

-- Waits for a person of the shop, unless it came with the catalogue. `published` follows, so that nobody can forget it.
alter table reviews drop column published;
alter table reviews
  add column state text not null default 'published' check (state in ('waiting', 'published', 'refused')),
  add column published boolean generated always as (state = 'published') stored,
  add column helpful_count integer not null default 0 check (helpful_count >= 0),
  add column refusal_reason text not null default '',
  add column moderated_by uuid references users (id) on delete set null,
  add column moderated_at timestamptz,
  add constraint reviews_body_length check (length(body) <= 5000);
-- One per buyer and product (those of former customers have no buyer any more).
create unique index reviews_author_key on reviews (product_id, user_id) where user_id is not null;
create index reviews_product_id on reviews (product_id, created_at desc, id desc) where published;
create index reviews_product_rating on reviews (product_id, rating desc, created_at desc, id desc) where published;
create index reviews_product_helpful on reviews (product_id, helpful_count desc, created_at desc, id desc) where published;
create index reviews_waiting on reviews (created_at, id) where state = 'waiting';
create index reviews_state on reviews (state, created_at desc, id desc);

create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (review_id, user_id)
);
create index review_votes_user_id on review_votes (user_id);

-- How many published reviews gave one star, two, … five: written with rating_average and rating_count.
alter table products add column rating_histogram integer[] not null default '{0,0,0,0,0}'
  check (array_length(rating_histogram, 1) = 5);
update products set rating_histogram = counted.stars
from (
  select product_id, array[
    count(*) filter (where rating = 1), count(*) filter (where rating = 2), count(*) filter (where rating = 3),
    count(*) filter (where rating = 4), count(*) filter (where rating = 5)]::integer[] as stars
  from reviews where state = 'published' group by product_id
) as counted
where products.id = counted.product_id;

-- Pictures that people send ---------------------------------------------------------------------------------------

-- Unused ones, and those whose use has ended, are removed with their files after a day.
create table uploads (
  id uuid primary key,
  image_id uuid not null references images (id),
  user_id uuid references users (id) on delete set null,
  kind text not null check (kind in ('review', 'return')),
  used_at timestamptz,
  created_at timestamptz not null
);
create index uploads_image_id on uploads (image_id);
create index uploads_user_id on uploads (user_id);
create index uploads_unused on uploads (created_at) where used_at is null;

create table review_pictures (
  review_id uuid not null references reviews (id) on delete cascade,
  upload_id uuid not null unique references uploads (id) on delete cascade,
  position integer not null check (position between 0 and 2),
  primary key (review_id, position)
);

-- Back in stock ---------------------------------------------------------------------------------------------------

create table stock_subscriptions (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  variant_id uuid not null references variants (id) on delete cascade,
  -- of an account; null where only an address was given
  user_id uuid references users (id) on delete cascade,
  email text not null,
  language text not null default 'en' check (language in ('en', 'de')),
  -- pending: asked by mail · waiting: is told when it is back · told: one mail went out · ended: does not want it any more
  state text not null default 'pending' check (state in ('pending', 'waiting', 'told', 'ended')),
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  -- of the link in the last mail that asked for a confirmation; only the hash is kept
  token_hash bytea unique,
  token_expires_at timestamptz,
  mailed_at timestamptz
);
create unique index stock_subscriptions_key on stock_subscriptions (variant_id, lower(email));
create index stock_subscriptions_waiting on stock_subscriptions (variant_id, requested_at, id) where state = 'waiting';
create index stock_subscriptions_product on stock_subscriptions (product_id) where state = 'waiting';
create index stock_subscriptions_user_id on stock_subscriptions (user_id);
create index stock_subscriptions_email on stock_subscriptions (lower(email));
create index stock_subscriptions_pending on stock_subscriptions (token_expires_at) where state = 'pending';
create index stock_subscriptions_mailed_at on stock_subscriptions (mailed_at);

-- Wishlist --------------------------------------------------------------------------------------------------------

create table wishlist_items (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  added_at timestamptz not null,
  price_when_added integer not null,
  -- what its owner knows: the price of the last notice or the last rise, and whether it was sold out
  known_price integer not null,
  known_out boolean not null,
  notify boolean not null default true,
  primary key (user_id, product_id)
);
create index wishlist_items_product_id on wishlist_items (product_id);

-- Kept as it is, not as a hash: its owner is shown the address again. It opens a list that they want to be seen, nothing
-- else, and a row that is removed ends it.
create table wishlist_shares (
  user_id uuid primary key references users (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null
);

-- Recently viewed -------------------------------------------------------------------------------------------------

create table recently_viewed (
  user_id uuid not null references users (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index recently_viewed_order on recently_viewed (user_id, viewed_at desc);
create index recently_viewed_product_id on recently_viewed (product_id);

-- Site map --------------------------------------------------------------------------------------------------------

-- Its parts are ranges of ids: UUIDv7 grow with time, so that a new product changes the last part alone.
create index products_published_id on products (id) where published;

-- Bought together -------------------------------------------------------------------------------------------------

-- The latest orders with a product, however many there have been.
create index order_items_product_latest on order_items (product_id, id desc);
