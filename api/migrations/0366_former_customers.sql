-- Orders whose buyer's account is gone while their invoices still name them: the law wants these unchanged for some years
-- (docs/product.md §10). A row goes with the last name.
create table former_customer_orders (
  order_id uuid primary key references orders (id) on delete cascade,
  left_at timestamptz not null
);
-- A file that goes before its time, as somebody who may stand in it has gone: once no job reads it any more.
alter table customer_files add column is_due boolean not null default false;
alter table product_files add column is_due boolean not null default false;
