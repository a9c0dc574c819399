-- The words and tags of an order in the keys of the list, so that a search or a tag beside another filter is looked for
-- there and not in the order's row (docs/decisions/0034-keys-of-the-order-list.md). Null: not written yet, the worker does;
-- empty: longer than a key may be, the row tells.
alter table orders add column found_by text;
create index orders_unlisted on orders (id) where found_by is null or found_by = '';
drop index orders_without_search, orders_newest, orders_by_state, orders_by_country, orders_by_total;
create index orders_newest on orders (placed_at desc, id desc)
  include (status, payment_status, fulfilment_status, total, country, found_by);
create index orders_by_state on orders (status, payment_status, fulfilment_status, placed_at desc, id desc)
  include (total, country, found_by);
create index orders_by_country on orders (country, status, payment_status, fulfilment_status, placed_at desc, id desc)
  include (total, found_by);
create index orders_by_total on orders (total desc, id desc)
  include (placed_at, status, payment_status, fulfilment_status, country, found_by);

-- Whoever changes words or tags and does not say what it is found by then, as a process of the version before, has it
-- written anew.
create function forget_found_by() returns trigger language plpgsql as $$
begin
  new.found_by := null;
  return new;
end $$;
create trigger orders_found_by_anew before update of search, tags on orders for each row
  when ((new.search is distinct from old.search or new.tags is distinct from old.tags)
    and new.found_by is not distinct from old.found_by)
  execute function forget_found_by();
analyze orders;
