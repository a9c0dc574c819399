-- Goods that came back may be exchanged: another order takes the place of their money.
alter table returns
  drop constraint returns_state_check,
  add constraint returns_state_check
    check (state in ('requested', 'approved', 'refused', 'received', 'refunded', 'exchanged')),
  -- null: it was not exchanged, or that order is gone
  add column replacement_order_id uuid references orders (id) on delete set null,
  add column exchanged_at timestamptz;
create index returns_replacement_order_id on returns (replacement_order_id) where replacement_order_id is not null;
