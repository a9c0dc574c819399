-- The products that staff show beside one, in their order, before those that the shop finds by itself.
create table related_products (
  product_id uuid not null references products (id) on delete cascade,
  related_id uuid not null references products (id) on delete cascade,
  position integer not null,
  primary key (product_id, related_id),
  check (product_id <> related_id)
);
-- Whoever deletes a product asks for it.
create index related_products_related on related_products (related_id);
