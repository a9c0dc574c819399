-- Every sale changed this index, and with it all of its table's: nothing asks for variants by their stock.
drop index variants_stock;
-- The beginning of order_items_product_latest.
drop index order_items_product_id;
-- Few payments are parts of others.
drop index payments_parent_id, payments_instalment_id;
create index payments_parent_id on payments (parent_id) where parent_id is not null;
create index payments_instalment_id on payments (instalment_id) where instalment_id is not null;
