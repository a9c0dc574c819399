-- Addresses by which anybody who has one pays what an order owes, without an account.
create table payment_links (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- SHA-256 of what the address holds
  hash bytea not null unique,
  -- where it was sent; empty: nowhere, staff handed it over themselves
  sent_to text not null default '',
  -- null: that account is gone
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- null: it is good until it expires
  revoked_at timestamptz
);
create index payment_links_order_id on payment_links (order_id, created_at desc);
create index payment_links_created_by on payment_links (created_by) where created_by is not null;
