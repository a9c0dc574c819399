-- The list of orders at a million of them: each filter finds what is rare by an index of its own, and what is common is
-- met soon in the order of the list.
create index orders_payment_status on orders (payment_status);
create index orders_fulfilment_status on orders (fulfilment_status);
create index orders_country on orders ((shipping_address ->> 'country'));
create index orders_total on orders (total desc, id desc);

-- The names and SKUs that staff find an order by. Null: they have not been written yet (orders from before, and of
-- writers of the version before); the worker does.
alter table orders add column search tsvector;
create index orders_search on orders using gin (search);
create index orders_without_search on orders (id) where search is null;
create index shipments_tracking_number on shipments (upper(replace(tracking_number, ' ', '')) text_pattern_ops)
  where tracking_number <> '';
