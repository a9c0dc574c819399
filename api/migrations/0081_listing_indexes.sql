-- Filters are counted and ordered in memory now: the indexes of the orders hold what orders and nothing else, so that a
-- change of stock or price need not touch them all.
drop index products_newest, products_category_newest, products_price, products_category_price, products_best_selling,
  products_category_best_selling, products_rating, products_category_rating, products_name, products_category_name,
  products_on_sale;
create index products_newest on products (created_at desc, id desc) where published;
create index products_category_newest on products (category_id, created_at desc, id desc) where published;
create index products_price on products (min_price, id) where published;
create index products_category_price on products (category_id, min_price, id) where published;
create index products_best_selling on products (units_sold desc, id desc) where published;
create index products_category_best_selling on products (category_id, units_sold desc, id desc) where published;
create index products_rating on products (rating_average desc nulls last, id desc) where published;
create index products_category_rating on products (category_id, rating_average desc nulls last, id desc) where published;
create index products_name on products (name, id) where published;
create index products_category_name on products (category_id, name, id) where published;
