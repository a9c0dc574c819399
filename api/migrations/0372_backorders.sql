-- When what may be ordered before it is there is expected (a day at the store's place), whether that day has passed, and
-- what is said of it: in the first language, and in the others ({"de": "…"}).
alter table variants
  add column expected_on date,
  add column is_late boolean not null default false,
  add column backorder_note text not null default '',
  add column backorder_notes jsonb not null default '{}';

-- What was promised when a line was ordered of which not all was there: {"quantity", "expected", "note"}.
alter table order_items add column backorder jsonb;

-- A product of which there is only what can be ordered ahead is not in stock.
alter table products drop constraint products_stock_state_check,
  add constraint products_stock_state_check check (stock_state in ('in_stock', 'low', 'backorder', 'out')) not valid;
