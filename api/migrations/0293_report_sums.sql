-- What reports read: sums of orders by day, of all of them (`all`) and by each thing that they are parted by. The worker
-- writes them with those of the dashboard, a day at a time; nothing is ever added to them. All amounts are minor units.

create table report_sums_by_day (
  dimension text not null
    check (dimension in ('all', 'country', 'coupon', 'payment_method', 'customer', 'product')),
  currency text not null,
  -- of the store's time zone
  day date not null,
  -- country, code, way to pay, kind of customer or product's id; '': there is none, or it is gone
  key text not null,
  orders integer not null,
  units integer not null,
  -- without taxes
  gross_sales bigint not null,
  discounts bigint not null,
  returns bigint not null,
  delivery bigint not null,
  -- less those of what was given back
  taxes bigint not null,
  primary key (dimension, day, currency, key)
);

-- The same of 16 days, so that a year is read from few rows (0163_sales_by_stretch.sql).
create table report_sums_by_stretch (
  dimension text not null,
  currency text not null,
  stretch integer not null,
  key text not null,
  orders integer not null,
  units integer not null,
  gross_sales bigint not null,
  discounts bigint not null,
  returns bigint not null,
  delivery bigint not null,
  taxes bigint not null,
  primary key (dimension, stretch, currency, key)
);

-- Every day is summed anew by the worker.
update sales_sums set noted_until = null;

insert into staff_role_rights (role_id, right_name)
select id, 'reports.read' from staff_roles where key in ('manager', 'catalogue', 'credit', 'read_only');

-- A report is kept as the lists are. The name of the check is the one that PostgreSQL gave it.
alter table saved_views
  drop constraint saved_views_list_check,
  add constraint saved_views_list_check
    check (list in ('orders', 'products', 'customers', 'returns', 'reviews', 'coupons', 'transactions', 'reports'));
