-- Idempotency-Keys of what staff did to orders, written with the deed: one that is sent again after its process died in
-- the middle of the answer is not done twice.
create table order_write_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  order_id uuid not null references orders (id) on delete cascade,
  written_at timestamptz not null,
  primary key (user_id, key)
);
create index order_write_keys_order_id on order_write_keys (order_id);
create index order_write_keys_written_at on order_write_keys (written_at);
