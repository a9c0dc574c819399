-- When a sale of one of the product's variants begins or ends next: then its listing columns are written anew.
alter table products add column next_price_change_at timestamptz;
create index products_next_price_change on products (next_price_change_at) where next_price_change_at is not null;

-- The words of the name alone: what is looked for first, and short enough to rank quickly.
alter table products add column name_search tsvector not null default '';
create index products_name_search on products using gin (name_search);

-- Every word that products are found by: a mistyped word is corrected against these few, not against every product.
create table search_words (word text primary key);
create index search_words_trigram on search_words using gin (word gin_trgm_ops);
create index search_words_prefix on search_words (word text_pattern_ops);
drop index products_name_trigram;

create index variants_sku_prefix on variants (upper(sku) text_pattern_ops);

-- Filters are answered from the index that gives the order, so that a deep page reads no product that it does not show.
drop index products_newest, products_category_newest, products_price, products_category_price, products_best_selling,
  products_category_best_selling, products_rating, products_category_rating, products_name, products_category_name,
  products_on_sale;
create index products_newest on products (created_at desc, id desc)
  include (min_price, stock_state, on_sale) where published;
create index products_category_newest on products (category_id, created_at desc, id desc)
  include (min_price, stock_state, on_sale) where published;
create index products_price on products (min_price, id)
  include (category_id, stock_state, on_sale) where published;
create index products_category_price on products (category_id, min_price, id)
  include (stock_state, on_sale) where published;
create index products_best_selling on products (units_sold desc, id desc)
  include (min_price, stock_state, on_sale) where published;
create index products_category_best_selling on products (category_id, units_sold desc, id desc)
  include (min_price, stock_state, on_sale) where published;
create index products_rating on products (rating_average desc nulls last, id desc)
  include (min_price, stock_state, on_sale) where published;
create index products_category_rating on products (category_id, rating_average desc nulls last, id desc)
  include (min_price, stock_state, on_sale) where published;
create index products_name on products (name, id)
  include (min_price, stock_state, on_sale) where published;
create index products_category_name on products (category_id, name, id)
  include (min_price, stock_state, on_sale) where published;
create index products_on_sale on products (created_at desc, id desc)
  include (category_id, min_price, stock_state) where published and on_sale;

-- The row of a product changes often (stock state, units sold): its counters keep the table from bloating.
alter table products set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- Why smaller pictures could not be made: such a picture is shown as it is and not tried again.
alter table images add column derive_error text;
