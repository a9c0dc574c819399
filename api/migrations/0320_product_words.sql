-- What a product is called, and what is said of it, in other languages.
-- language → name, description_html, seo_title, seo_description; what is left out is told in the first language
alter table products add column words jsonb not null default '{}';

-- Listings in German by name, as products_name and products_category_name serve the first language.
create index products_name_de on products ((coalesce(words -> 'de' ->> 'name', name)), id) where published;
create index products_category_name_de on products (category_id, (coalesce(words -> 'de' ->> 'name', name)), id)
  where published;

-- What the back office counts and lists: products that lack a name or a description in German.
create index products_untranslated_de on products (id)
  where not (coalesce(words -> 'de', '{}') ?& array['name', 'description_html']);
