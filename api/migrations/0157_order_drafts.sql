-- Orders that staff write for somebody: until one is placed it is a draft, which takes no goods.
create table order_drafts (
  id uuid primary key,
  -- null: for an address without an account
  user_id uuid references users (id) on delete cascade,
  email text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  language text not null,
  -- [{"variant_id", "quantity", "price", "reason"}]; price null: what the shop charges
  lines jsonb not null default '[]',
  -- {"kind", "value", "reason"}; null: nothing is taken off
  discount jsonb,
  shipping_address jsonb,
  billing_address jsonb,
  delivery_method text,
  -- {"name", "price"}; null: as it is offered
  agreed_delivery jsonb,
  note text not null default '',
  -- as of the last change: what lists show
  total bigint not null default 0,
  item_count integer not null default 0,
  -- null: that account is gone
  created_by uuid references users (id) on delete set null,
  -- what it has become; null: nothing yet
  order_id uuid references orders (id) on delete cascade,
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  expires_at timestamptz not null
);
create index order_drafts_open on order_drafts (last_modified_at desc, id desc) where order_id is null;
create index order_drafts_expires_at on order_drafts (expires_at);
create index order_drafts_user_id on order_drafts (user_id) where user_id is not null;
create index order_drafts_created_by on order_drafts (created_by) where created_by is not null;
create index order_drafts_order_id on order_drafts (order_id) where order_id is not null;

alter table orders
  -- whoever of the staff placed it; null: the buyer did, or that account is gone
  add column placed_by uuid references users (id) on delete set null,
  -- why staff took something off
  add column discount_reason text not null default '';
create index orders_placed_by on orders (placed_by) where placed_by is not null;

-- Customers by the beginning of their address or of one of their names.
create index users_email_start on users (lower(email) text_pattern_ops);
create index users_first_name_start on users (lower(first_name) text_pattern_ops);
create index users_last_name_start on users (lower(last_name) text_pattern_ops);
