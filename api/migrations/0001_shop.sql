-- Keys are UUIDv7 made by the application; money is in minor units; times are timestamptz.

create extension if not exists pg_trgm;

-- Accounts ------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  username text not null,
  email text not null,
  email_verified boolean not null default false,
  password_hash text not null,
  role text not null default 'REGULAR' check (role in ('REGULAR', 'ADMIN')),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create unique index users_email_key on users (lower(email));
create unique index users_username_key on users (lower(username));

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_user_id on sessions (user_id);
create index sessions_expires_at on sessions (expires_at);

-- Only the hash of a token is kept: a copy of this table opens nothing.
create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_session_id on refresh_tokens (session_id);

create table signing_keys (
  kid text primary key,
  algorithm text not null,
  public_jwk jsonb not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

-- Catalogue -----------------------------------------------------------------------------------------------------

create table images (
  id uuid primary key,
  -- first 16 hex digits of the original's SHA-256; the files are media/<hash>.<ext> and media/<hash>-<width>.<avif|webp>
  hash text not null unique,
  ext text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt text not null default '',
  tone text not null default '#d9d4cc',
  derived boolean not null default false,
  derived_widths integer[] not null default '{}',
  created_at timestamptz not null
);
create index images_not_derived on images (created_at) where not derived;

create table categories (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  parent_id uuid references categories (id),
  description text not null default '',
  image_id uuid references images (id),
  position integer not null default 0,
  product_count integer not null default 0,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index categories_parent_id on categories (parent_id);

create table products (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  description_html text not null default '',
  type text not null default '',
  vendor text not null default '',
  tags text[] not null default '{}',
  category_id uuid references categories (id),
  published boolean not null default false,
  status text not null default 'draft' check (status in ('active', 'draft', 'archived')),
  subscribers integer not null default 0,
  seo_title text,
  seo_description text,
  created_by uuid references users (id) on delete set null,
  last_modified_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  version integer not null default 1,
  -- What listings sort, filter and show, written whenever a variant, a price date or a review changes.
  min_regular_price integer not null default 0,
  min_sale_price integer not null default 0,
  min_price integer not null default 0,
  price_varies boolean not null default false,
  on_sale boolean not null default false,
  stock_state text not null default 'out' check (stock_state in ('in_stock', 'low', 'out')),
  rating_average numeric(3, 2),
  rating_count integer not null default 0,
  units_sold integer not null default 0,
  search tsvector not null default ''
);
-- One index per sort order, for the whole shop and for one category; `id` makes each order total.
create index products_newest on products (created_at desc, id desc) where published;
create index products_category_newest on products (category_id, created_at desc, id desc) where published;
create index products_price on products (min_price, id) where published;
create index products_category_price on products (category_id, min_price, id) where published;
create index products_best_selling on products (units_sold desc, id desc) where published;
create index products_category_best_selling on products (category_id, units_sold desc, id desc) where published;
create index products_rating on products (rating_average desc nulls last, id desc) where published;
create index products_category_rating on products (category_id, rating_average desc nulls last, id desc) where published;
create index products_name on products (name, id) where published;
create index products_category_name on products (category_id, name, id) where published;
create index products_on_sale on products (created_at desc, id desc) where published and on_sale;
create index products_search on products using gin (search);
create index products_name_trigram on products using gin (name gin_trgm_ops);
create index products_all_newest on products (created_at desc, id desc);

create table product_images (
  product_id uuid not null references products (id) on delete cascade,
  image_id uuid not null references images (id),
  position integer not null,
  alt text not null default '',
  primary key (product_id, image_id)
);
create index product_images_image_id on product_images (image_id);

create table product_options (
  product_id uuid not null references products (id) on delete cascade,
  position integer not null,
  name text not null,
  "values" text[] not null,
  primary key (product_id, position)
);

create table variants (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  sku text not null unique,
  options jsonb not null default '{}',
  position integer not null default 0,
  regular_price integer not null check (regular_price >= 0),
  -- 0: no sale
  sale_price integer not null default 0 check (sale_price >= 0),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  stock integer not null default 0 check (stock >= 0),
  track_stock boolean not null default true,
  allow_backorder boolean not null default false,
  weight_grams integer not null default 0,
  barcode text not null default '',
  image_id uuid references images (id),
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index variants_product_id on variants (product_id, position);
create index variants_image_id on variants (image_id);
create index variants_sale_starts_at on variants (sale_starts_at) where sale_starts_at is not null;
create index variants_sale_ends_at on variants (sale_ends_at) where sale_ends_at is not null;
create index variants_stock on variants (stock) where track_stock;

-- Slugs and ids that a product had before: they lead to the product that has taken their place.
create table product_redirects (
  slug text primary key,
  product_id uuid not null references products (id) on delete cascade,
  created_at timestamptz not null
);
create index product_redirects_product_id on product_redirects (product_id);

create table reviews (
  id uuid primary key,
  product_id uuid not null references products (id) on delete cascade,
  user_id uuid references users (id) on delete set null,
  author_name text not null,
  rating integer not null check (rating between 1 and 5),
  body text not null default '',
  verified boolean not null default false,
  published boolean not null default true,
  created_at timestamptz not null
);
create index reviews_product_id on reviews (product_id, created_at desc) where published;
create index reviews_user_id on reviews (user_id);

-- Cart ----------------------------------------------------------------------------------------------------------

create table carts (
  id uuid primary key,
  user_id uuid not null unique references users (id) on delete cascade,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);

create table cart_items (
  cart_id uuid not null references carts (id) on delete cascade,
  variant_id uuid not null references variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null,
  primary key (cart_id, variant_id)
);
create index cart_items_variant_id on cart_items (variant_id);

-- Operations ----------------------------------------------------------------------------------------------------

create table idempotency_keys (
  -- the user's id, or 'anonymous'
  scope text not null,
  key text not null,
  request_hash bytea not null,
  -- null while the first request with this key is still at work
  status integer,
  content_type text,
  body text,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);

create table settings (
  key text primary key,
  value jsonb not null,
  version integer not null default 1,
  last_modified_at timestamptz not null
);

-- Composition ---------------------------------------------------------------------------------------------------

create table remotes (
  name text primary key,
  live_version text,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);

-- A version never changes once it is here; only its weight and state do.
create table remote_versions (
  name text not null references remotes (name) on delete cascade,
  version text not null,
  contract text not null,
  base_url text not null,
  descriptor jsonb not null,
  weight integer not null default 100 check (weight between 0 and 100),
  state text not null default 'registered' check (state in ('registered', 'live', 'retired')),
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  primary key (name, version)
);
alter table remotes
  add constraint remotes_live_version_fkey foreign key (name, live_version) references remote_versions (name, version);
