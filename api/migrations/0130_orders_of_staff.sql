-- What staff say of an order among themselves: tags, a hold on its sending, notes.
alter table orders
  add column tags text[] not null default '{}',
  -- null: it may be sent off
  add column hold_reason text,
  add column held_at timestamptz,
  -- null: nobody holds it, or that account is gone
  add column held_by uuid references users (id) on delete set null,
  add check ((held_at is null) = (hold_reason is null));
create index orders_held on orders (placed_at desc, id desc) where held_at is not null;
create index orders_held_by on orders (held_by) where held_by is not null;
create index orders_tags on orders using gin (tags);

create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders (id) on delete cascade,
  -- null: that account is gone
  author_id uuid references users (id) on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index order_notes_order_id on order_notes (order_id, created_at, id);
create index order_notes_author_id on order_notes (author_id) where author_id is not null;
