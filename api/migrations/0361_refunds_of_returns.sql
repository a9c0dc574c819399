-- Refunds know the return that they are for: its buyer is told by one mail of all that goes back.
alter table order_refunds add column return_id uuid;
-- What stood there before 0360: looked through while everybody reads and writes.
alter table orders validate constraint orders_fulfilment_status_check;
