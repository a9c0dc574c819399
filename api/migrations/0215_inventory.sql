-- At this stock or less staff count the variant as low; null: what the store says for all.
alter table variants add column low_stock_threshold integer check (low_stock_threshold between 0 and 99999);
-- The sales of a variant, the latest first. The one before is the beginning of this one.
create index order_items_variant_latest on order_items (variant_id, id desc);
drop index order_items_variant_id;
