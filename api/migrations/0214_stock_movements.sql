-- Why there are as many of a variant as there are. A sale writes nothing here: its row is the line of its order. So, for
-- each variant: sum(quantity) + sum(taken_change) - sum(order_items.stock_taken) = variants.stock
create table stock_movements (
  id uuid primary key,
  -- no foreign key: the entry outlives the variant
  variant_id uuid not null,
  at timestamptz not null,
  -- below 0: fewer; stock itself may be the highest integer, and this its sum with what was sold
  quantity bigint not null,
  -- how many more its order's line has taken than before, where staff changed that line
  taken_change integer not null default 0,
  reason text not null check (reason in ('opening', 'import', 'product_page', 'cancelled', 'returned', 'order_edited',
    'received', 'counted', 'damaged', 'lost', 'correction')),
  note text not null default '' check (char_length(note) <= 500),
  order_id uuid,
  -- where staff changed a line
  order_item_id uuid,
  -- no foreign key: the entry outlives the account; null where a buyer or the shop itself did it
  staff_id uuid,
  check (taken_change = 0 or order_item_id is not null)
);
create index stock_movements_variant on stock_movements (variant_id, id desc);
create index stock_movements_item on stock_movements (order_item_id) where order_item_id is not null;

-- With each variant begins what there would be if those orders that the shop has were yet to come: one look at both, so
-- that an order that is placed meanwhile is in neither or in both.
insert into stock_movements (id, variant_id, at, quantity, reason)
-- its id, made with the variant, is lower than those of its sales
select variants.id, variants.id, created_at, stock + coalesce(sold.taken, 0), 'opening'
from variants left join (
  select variant_id, sum(stock_taken) as taken from order_items
  where variant_id is not null and stock_taken > 0 group by variant_id
) as sold on sold.variant_id = variants.id;

create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_change();
create trigger stock_movements_not_emptied before truncate on stock_movements
  for each statement execute function refuse_change();
