-- Pieces that were refunded before they were sent: they are not sent any more, and cannot come back.
alter table order_items add column quantity_unsent integer not null default 0;
update order_items
  set quantity_unsent = quantity_returned - quantity_shipped, quantity_returned = quantity_shipped
  where quantity_returned > quantity_shipped;
alter table order_items
  add check (quantity_unsent between 0 and quantity - quantity_shipped),
  add check (quantity_returned <= quantity_shipped);
