-- An order whose lines were changed: what is owed of it, by which payment or refund the difference was settled.

-- What of `total` is neither paid nor promised once the order counts on a payment; below 0: what is to go back.
alter table orders add column due bigint not null default 0;
alter table orders drop constraint orders_payment_status_check;
alter table orders add constraint orders_payment_status_check check (payment_status in (
  'awaiting', 'authorised', 'paid', 'partially_paid', 'partially_refunded', 'refunded', 'failed'));

-- 'difference': the total has gone down by it already, so it does not count as refunded.
alter table order_refunds
  add column purpose text not null default 'refund' check (purpose in ('refund', 'difference')),
  -- whose money goes back; null: the order's one payment
  add column payment_id uuid;

alter table payments drop constraint payments_purpose_check;
alter table payments add constraint payments_purpose_check check (purpose in ('order', 'instalment', 'difference'));

create table order_edits (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  reason text not null default '',
  -- what the total changed by
  amount bigint not null,
  -- {"items", "totals"} of the order as it was before
  before jsonb not null,
  -- [{"name", "details", "quantity", "unit_price", "total"}]: what changed, each with its sign
  lines jsonb not null,
  -- [{"name", "rate", "amount"}]: of `amount`, with its sign
  taxes jsonb not null,
  -- made after the order was paid: its difference is settled by a payment or a refund of its own
  apart boolean not null,
  settled_by uuid,
  created_at timestamptz not null
);
create index order_edits_order_id on order_edits (order_id, created_at);
create index order_edits_author_id on order_edits (author_id) where author_id is not null;
create index order_edits_settled_by on order_edits (settled_by) where settled_by is not null;
