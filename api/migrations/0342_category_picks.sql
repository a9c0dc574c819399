-- The goods of a category that staff have put first, in their order; the others follow, the newest first.
create table category_picks (
  category_id uuid not null references categories (id) on delete cascade,
  product_id uuid not null references products (id) on delete cascade,
  position integer not null,
  primary key (category_id, product_id)
);
-- Whoever deletes a product asks for it.
create index category_picks_product on category_picks (product_id);
alter table categories drop constraint categories_sort_check;
alter table categories add constraint categories_sort_check
  check (sort in ('featured', 'newest', 'price', '-price', 'best_selling', 'rating', 'name'));
