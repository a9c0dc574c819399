-- What stood there before 0364 to 0373: looked through, and written anew, while everybody reads.
alter table orders validate constraint orders_cards_out_check;
alter table order_refunds validate constraint order_refunds_gift_cards_check;
alter table stored_value_entries validate constraint stored_value_entries_kind_check;
alter table products validate constraint products_stock_state_check;
alter table images validate constraint images_focus_check;

update products set stock_state = 'backorder'
where stock_state = 'in_stock' and not exists (
  select from variants where product_id = products.id and (stock > 0 or not track_stock)
) and exists (select from variants where product_id = products.id);

create index gift_cards_order_item on gift_cards (order_item_id) where order_item_id is not null;
create index gift_cards_send_on on gift_cards (send_on) where send_on is not null;
create unique index staff_jobs_undoes on staff_jobs (undoes) where undoes is not null;
create index staff_job_rows_was on staff_job_rows (job_id) where was is not null;
create index variants_expected_on on variants (expected_on) where expected_on is not null and not is_late;
create index variants_on_backorder on variants (product_id) where allow_backorder and track_stock and stock = 0;
