-- Payments that their payers dispute at their banks, as the provider tells of it.
create table payment_disputes (
  provider text not null,
  dispute_id text not null,
  payment_id uuid not null references payments (id) on delete cascade,
  order_id uuid not null,
  amount bigint not null check (amount >= 0),
  currency text not null,
  -- the provider's word
  reason text not null default '',
  state text not null check (state in ('open', 'won', 'lost')),
  -- until when the provider takes an answer
  respond_by timestamptz,
  -- when the provider said what is here: what it said before that changes nothing
  said_at timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (provider, dispute_id)
);
create index payment_disputes_payment_id on payment_disputes (payment_id);
create index payment_disputes_order_id on payment_disputes (order_id, opened_at);

alter table orders
  -- of its disputes the one that matters most: open before lost before won
  add column dispute text check (dispute in ('open', 'won', 'lost')),
  -- what the bank holds or has taken by them: it cannot be refunded
  add column disputed bigint not null default 0 check (disputed >= 0);
create index orders_disputed on orders (dispute, placed_at desc, id desc) where dispute is not null;
