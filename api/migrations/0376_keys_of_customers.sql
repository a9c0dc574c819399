-- New keys of the list of customers (0380_list_keys.sql).
create index new_customers_newest on customers
  (created_at desc, id desc, spent, orders_count, state, newsletter, last_order_at);
create index new_customers_by_spent on customers
  (spent desc, id desc, orders_count, state, newsletter, created_at, last_order_at);
create index new_customers_by_orders on customers
  (orders_count desc, id desc, spent, state, newsletter, created_at, last_order_at);
create index new_customers_by_last_order on customers
  (coalesce(last_order_at, '-infinity') desc, id desc, spent, orders_count, state, newsletter, created_at, last_order_at);
create index new_customers_subscribed on customers
  (created_at desc, id desc, spent, orders_count, state, last_order_at) where newsletter;
analyze customers;
