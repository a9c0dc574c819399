-- From the cart to the order: cart extensions, delivery, taxes, coupons, checkout, orders and their life.

-- Cart ------------------------------------------------------------------------------------------------------------

-- What a line cost and how many there were when its owner last looked: what has changed since is told.
alter table cart_items
  add column seen_price integer,
  add column seen_available integer,
  add column name text not null default '';
alter table carts add column coupon_code text;

create table saved_items (
  cart_id uuid not null references carts (id) on delete cascade,
  variant_id uuid not null references variants (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999),
  added_at timestamptz not null,
  primary key (cart_id, variant_id)
);
create index saved_items_variant_id on saved_items (variant_id);

-- Lines whose variant has been deleted: their owner is told once.
create table gone_items (
  cart_id uuid not null references carts (id) on delete cascade,
  variant_id uuid not null,
  name text not null,
  quantity integer not null,
  primary key (cart_id, variant_id)
);

-- Whoever deletes variants (an import, the back office, a cascade) need not know of carts.
create function keep_gone_items() returns trigger language plpgsql as $$
begin
  insert into gone_items (cart_id, variant_id, name, quantity)
    select cart_id, variant_id, name, quantity from cart_items where variant_id = old.id
    on conflict do nothing;
  return old;
end
$$;
create trigger variants_keep_gone_items before delete on variants for each row execute function keep_gone_items();

-- Delivery, taxes, coupons ----------------------------------------------------------------------------------------

-- A place is in the zone with its country and the longest fitting start of its postal code; '*' is every other country.
create table delivery_zones (
  id uuid primary key,
  name text not null,
  countries text[] not null,
  -- starts of postal codes, without spaces; none: all of them
  postal_codes text[] not null default '{}',
  position integer not null default 0,
  version integer not null default 1,
  last_modified_at timestamptz not null
);

create table delivery_methods (
  id uuid primary key,
  zone_id uuid not null references delivery_zones (id) on delete cascade,
  code text not null,
  -- by language: {"en": "Standard delivery", "de": "Standardversand"}
  names jsonb not null,
  -- ascending: [{"up_to_grams": 2000, "price": 590}, {"up_to_grams": null, "price": 1290}]
  prices jsonb not null,
  -- from this much (goods less discount) on it costs nothing
  free_from integer check (free_from >= 0),
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days),
  active boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  last_modified_at timestamptz not null,
  unique (zone_id, code)
);

-- The most exact rate counts: region before country, category (or the nearest one above it) before none.
create table tax_rates (
  id uuid primary key,
  -- ISO 3166-1 alpha-2
  country text not null,
  region text not null default '',
  category_id uuid references categories (id) on delete cascade,
  names jsonb not null,
  -- thousandths of a percent: 19000 is 19 %
  rate integer not null check (rate between 0 and 100000),
  version integer not null default 1,
  last_modified_at timestamptz not null,
  unique nulls not distinct (country, region, category_id)
);
create index tax_rates_category_id on tax_rates (category_id);

create table coupons (
  id uuid primary key,
  -- upper case
  code text not null unique,
  kind text not null check (kind in ('percent', 'amount', 'free_shipping')),
  -- percent: thousandths of a percent; amount: minor units
  value integer not null default 0 check (value >= 0),
  min_subtotal integer not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer,
  max_uses_per_person integer,
  used integer not null default 0 check (used >= 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  check (max_uses is null or used <= max_uses)
);

-- Checkout --------------------------------------------------------------------------------------------------------

create table checkouts (
  user_id uuid primary key references users (id) on delete cascade,
  shipping_address jsonb,
  -- null: the same
  billing_address jsonb,
  delivery_method text,
  payment_method text,
  plan text,
  note text not null default '',
  version integer not null default 1,
  last_modified_at timestamptz not null
);

-- Orders ----------------------------------------------------------------------------------------------------------

create table orders (
  id uuid primary key,
  number text not null unique,
  -- null: entered by staff, or the account is gone
  user_id uuid references users (id) on delete set null,
  email text not null,
  language text not null default 'en',
  -- the buyer's Idempotency-Key with a hash of what it was sent with: one key makes one order
  idempotency_key text,
  request_hash bytea,
  status text not null check (status in ('awaiting_payment', 'open', 'completed', 'cancelled')),
  payment_status text not null
    check (payment_status in ('awaiting', 'authorised', 'paid', 'partially_refunded', 'refunded', 'failed')),
  fulfilment_status text not null default 'unfulfilled'
    check (fulfilment_status in ('unfulfilled', 'partly_shipped', 'shipped', 'delivered')),
  currency text not null,
  -- Minor units. total = items - discount + shipping + fee (+ tax, where it is not included)
  items bigint not null check (items >= 0),
  discount bigint not null default 0 check (discount between 0 and items),
  shipping bigint not null default 0 check (shipping >= 0),
  fee bigint not null default 0 check (fee >= 0),
  tax bigint not null default 0 check (tax >= 0),
  tax_included boolean not null,
  total bigint not null check (total >= 0),
  -- [{"name": "VAT", "rate": 19000, "net": 10000, "amount": 1900}]
  tax_lines jsonb not null default '[]',
  refunded bigint not null default 0 check (refunded between 0 and total),
  coupon_code text,
  shipping_address jsonb not null,
  billing_address jsonb,
  delivery_code text not null,
  delivery_name text not null,
  earliest_on date not null,
  latest_on date not null,
  payment_method text not null,
  plan text,
  -- the payment that it counts on
  payment_id uuid,
  note text not null default '',
  -- until when its goods are kept while nothing is paid
  held_until timestamptz,
  -- its goods have gone back into stock
  stock_returned boolean not null default false,
  placed_at timestamptz not null,
  paid_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  version integer not null default 1,
  last_modified_at timestamptz not null,
  check (total = items - discount + shipping + fee + case when tax_included then 0 else tax end),
  unique (user_id, idempotency_key)
);
create index orders_user_id on orders (user_id, placed_at desc, id desc);
create index orders_email on orders (lower(email), placed_at desc, id desc);
create index orders_newest on orders (placed_at desc, id desc);
create index orders_status on orders (status, placed_at desc, id desc);
create index orders_held_until on orders (held_until) where held_until is not null;
create index orders_coupon on orders (user_id, coupon_code) where coupon_code is not null;

create table order_items (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  position integer not null,
  -- null: deleted since; what was bought stays as it was
  product_id uuid references products (id) on delete set null,
  variant_id uuid references variants (id) on delete set null,
  slug text not null,
  name text not null,
  sku text not null,
  options jsonb not null default '{}',
  image_id uuid references images (id) on delete set null,
  weight_grams integer not null default 0,
  quantity integer not null check (quantity > 0),
  unit_price integer not null,
  regular_price integer not null,
  subtotal bigint not null,
  discount bigint not null default 0,
  tax_name text not null default '',
  tax_rate integer not null default 0,
  tax bigint not null default 0,
  total bigint not null,
  -- how many came out of stock (fewer where more may be ordered than there is)
  stock_taken integer not null default 0 check (stock_taken between 0 and quantity),
  quantity_shipped integer not null default 0 check (quantity_shipped between 0 and quantity),
  quantity_returned integer not null default 0 check (quantity_returned between 0 and quantity),
  check (subtotal = unit_price::bigint * quantity),
  unique (order_id, position)
);
create index order_items_product_id on order_items (product_id);
create index order_items_variant_id on order_items (variant_id);
create index order_items_image_id on order_items (image_id);

-- The timeline; each row is also a job for whoever writes mails about it.
create table order_events (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  event text not null,
  data jsonb not null default '{}',
  at timestamptz not null
);
create index order_events_order_id on order_events (order_id, at, id);

create table shipments (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  carrier text not null,
  tracking_number text not null default '',
  shipped_at timestamptz not null,
  delivered_at timestamptz
);
create index shipments_order_id on shipments (order_id, shipped_at);

create table shipment_items (
  shipment_id uuid not null references shipments (id) on delete cascade,
  order_item_id uuid not null references order_items (id) on delete cascade,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, order_item_id)
);
create index shipment_items_order_item_id on shipment_items (order_item_id);

create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  amount bigint not null check (amount > 0),
  reason text not null default '',
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  message text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index order_refunds_order_id on order_refunds (order_id, created_at);
