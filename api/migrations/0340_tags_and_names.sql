-- Tags of orders and customers are one whatever their case, as they are where staff give and take them.
create function folded_tags(tags text[]) returns text[] language sql immutable parallel safe as $$
  select array(select lower(tag collate "und-x-icu") from unnest(tags) as tag)
$$;
drop index orders_tags, customers_tags;
create index orders_tags on orders using gin (folded_tags(tags)) where tags <> '{}';
create index customers_tags on customers using gin (folded_tags(tags)) where tags <> '{}';
-- The worker writes anew what they are found by.
update orders set found_by = null where tags <> '{}' and tags <> folded_tags(tags);
analyze orders, customers;

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
