-- What products sold in stretches of 16 days, the first of them from 2000-01-01 on: the sums of a year are read from its
-- stretches and of a few days at both ends. Days and stretches alike are written by the worker.
create table product_sales_by_stretch (
  stretch integer not null,
  currency text not null,
  product_id uuid not null,
  units bigint not null,
  revenue bigint not null,
  primary key (stretch, currency, product_id) include (units, revenue)
);
insert into product_sales_by_stretch (stretch, currency, product_id, units, revenue)
select (day - date '2000-01-01') / 16, currency, product_id, sum(units), sum(revenue)
from variant_sales_by_day group by 1, 2, 3;
-- Read by their keys alone, once vacuum has seen them.
alter table variant_sales_by_day set (autovacuum_vacuum_insert_scale_factor = 0.02);
