-- What a piece of an order's line cost the shop when it was ordered (0330_variant_cost.sql), in minor units; null: nobody had
-- said. Whatever writes a line has it from here, so that no price that shoppers are told is read beside it.
alter table order_items add column cost integer;

create function cost_of_order_item() returns trigger language plpgsql as $$
begin
  new.cost := (select cost from variants where id = new.variant_id);
  return new;
end $$;
create trigger order_items_cost before insert on order_items
  for each row when (new.cost is null and new.variant_id is not null) execute function cost_of_order_item();

-- Of what was sold with a known cost: pieces, sales less what was given back of them, and what they cost. Days that were
-- summed before have none, as their lines have no costs.
alter table report_sums_by_day
  add column costed_units integer not null default 0,
  add column costed_sales bigint not null default 0,
  add column cost bigint not null default 0;
alter table report_sums_by_stretch
  add column costed_units integer not null default 0,
  add column costed_sales bigint not null default 0,
  add column cost bigint not null default 0;
