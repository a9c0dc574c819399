-- Names in the order of the language that they are read in: an Ä beside the A, and capital letters no reason to stand first
-- (api/src/presenters/name-in.ts).
drop index products_name, products_category_name, products_name_de, products_category_name_de;
create index products_name on products ((name collate "en-x-icu"), id) where published;
create index products_category_name on products (category_id, (name collate "en-x-icu"), id) where published;
create index products_name_de on products ((coalesce(words -> 'de' ->> 'name', name) collate "de-x-icu"), id)
  where published;
create index products_category_name_de on products
  (category_id, (coalesce(words -> 'de' ->> 'name', name) collate "de-x-icu"), id) where published;
analyze products;
