-- Orders whose parcels came back: few, and looked through by each closing of a month.
create index orders_came_back on orders (cancelled_at) where fulfilment_status = 'returned';
