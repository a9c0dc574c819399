-- Parcels that come back undelivered, of orders that nobody has paid. What stood there before fits a narrower check, and is
-- looked through by 0361, so that nobody is kept from the orders for long.
alter table orders
  drop constraint orders_fulfilment_status_check,
  add constraint orders_fulfilment_status_check
    check (fulfilment_status in ('unfulfilled', 'partly_shipped', 'shipped', 'delivered', 'returned')) not valid;
alter table shipments add column came_back_at timestamptz;
