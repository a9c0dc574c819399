-- What has come back of a return, line by line: it may come in several parcels, and be in different condition.
alter table return_items
  -- null: nothing is here; or it came before pieces were counted, and its goods go into stock with its money
  add column quantity_received integer check (quantity_received between 0 and quantity),
  -- of those: as new, back in stock
  add column quantity_restocked integer not null default 0,
  -- minor units: what the pieces that came were bought for, and the tax in it
  add column worth bigint not null default 0 check (worth >= 0),
  add column worth_tax bigint not null default 0,
  add check (quantity_restocked between 0 and coalesce(quantity_received, 0));
-- The list of returns: those for a reason that is rare are found by it.
create index return_items_reason on return_items (reason, return_id);
create index returns_number on returns (number text_pattern_ops);
