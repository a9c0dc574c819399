-- What a product is called, and what is said of it, in other languages.
-- language → name, description_html, seo_title, seo_description; what is left out is told in the first language
alter table products add column words jsonb not null default '{}';

-- Listings in German by name, as products_name and products_category_name serve the first language.
create index products_name_de on products ((coalesce(words -> 'de' ->> 'name', name)), id) where published;
create index products_category_name_de on products (category_id, (coalesce(words -> 'de' ->> 'name', name)), id)
  where published;

-- What the back office lists: products that lack a name or a description in German
-- (api/src/modules/products/list/product-conditions.repository.ts).
create index products_not_translated_de on products (id)
  where words -> 'de' ->> 'name' is null or description_html <> '' and words -> 'de' ->> 'description_html' is null;
