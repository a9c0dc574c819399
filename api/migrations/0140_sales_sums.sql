-- What the dashboard shows of sales: sums that the worker writes, so that no page of it looks through orders. Each row
-- is recomputed as a whole from orders, refunds and checkouts; nothing is ever added to it.

-- By quarters of an hour, since the days of every time zone begin at one.
create table sales_by_quarter_hour (
  quarter timestamptz not null,
  currency text not null,
  -- placed in it and not cancelled
  orders integer not null default 0,
  items integer not null default 0,
  revenue bigint not null default 0,
  -- given back in it, whenever the order was placed
  refunds bigint not null default 0,
  primary key (quarter, currency)
);

create table checkouts_by_quarter_hour (
  quarter timestamptz primary key,
  begun integer not null
);

-- `day` is one of the store's time zone.
create table variant_sales_by_day (
  day date not null,
  variant_id uuid not null,
  currency text not null,
  product_id uuid not null,
  units integer not null,
  revenue bigint not null,
  primary key (day, variant_id, currency) include (product_id, units, revenue)
);

-- Days of `sales_sums.time_zone` whose sums are to be written (again).
create table sales_days_due (day date primary key);

-- One row: the time zone of the days above, and until when changes of orders have been noted as days due. Null: never.
create table sales_sums (
  only_row boolean primary key default true check (only_row),
  time_zone text,
  noted_until timestamptz,
  noted_at timestamptz
);
insert into sales_sums default values;

-- Each checkout once, with its first choice after the last order or after a day's rest. Of nobody.
create table checkouts_begun (id uuid primary key, at timestamptz not null);
create index checkouts_begun_at on checkouts_begun (at);
alter table checkouts add column begun_at timestamptz;

-- Refunds by the time when the money went back, and those that did not.
create index order_refunds_settled on order_refunds (settled_at) where state = 'done';
create index order_refunds_failed on order_refunds (order_id) where state = 'failed';
