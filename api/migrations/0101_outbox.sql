-- The timeline is the outbox: what happened to an order is told from its own row, without a job beside it. `try_at` is
-- when it is to be told next; null: it has been told. Writers of the version before set neither, and are told, too.
alter table order_events add column try_at timestamptz, add column tries smallint not null default 0;
alter table order_events alter column try_at set default now();
-- What the queue held a moment ago is told from here: twice is once, since each mail is noted with its event.
update order_events set try_at = now() where at > now() - interval '1 day';
create index order_events_try_at on order_events (try_at, id) where try_at is not null;

-- What was sold (or came back) and is not counted in products.units_sold yet: an order that counted it itself would wait
-- for everybody else who buys the same product.
create table uncounted_sales (
  id bigint generated always as identity primary key,
  product_id uuid not null,
  units integer not null
);
