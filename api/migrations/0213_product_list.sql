-- The list of products that staff work with, at a million of them: what is rare is found by an index of its own, and what
-- is common is met soon in the order of the list.

-- Pieces of all variants together. Listings write it with the stock state; what is sold is in it when sales are counted.
alter table products add column stock_total integer not null default 0;
update products set stock_total = counted.pieces
from (
  select product_id, least(sum(stock), 2147483647)::integer as pieces from variants group by product_id
) as counted
where products.id = counted.product_id and counted.pieces <> 0;

-- Most have pictures, so that few rows are written.
alter table products add column has_picture boolean not null default true;
update products set has_picture = false
where not exists (select from product_images where product_id = products.id);
alter table products alter column has_picture set default false;

-- Whoever gives a product pictures or takes them away need not know of it.
create function note_pictures() returns trigger language plpgsql as $$
begin
  update products set has_picture = shown.has_picture
  from (
    select id, exists (select from product_images where product_id = given.id) as has_picture
    from (select distinct product_id as id from touched) as given
  ) as shown
  where products.id = shown.id and products.has_picture <> shown.has_picture;
  return null;
end $$;
create trigger product_images_given after insert on product_images
  referencing new table as touched for each statement execute function note_pictures();
create trigger product_images_taken after delete on product_images
  referencing old table as touched for each statement execute function note_pictures();

-- The words of tags, spelled as those of names are (api/src/presenters/search-vectors.ts).
create function tag_words(tags text[]) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, regexp_replace(regexp_replace(replace(replace(replace(translate(lower(
    normalize(regexp_replace(normalize(array_to_string(tags, ' '), NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)
  ), 'łøđı', 'lodi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '([\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g'),
    '[^[:alnum:]\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0900-\u0dff\u0e31-\u0e4e\u0eb1-\u0ecd\u1000-\u109f\u1780-\u17d3]+',
    ' ', 'g'))
$$;
create index products_words on products using gin ((name_search || tag_words(tags)));
create index products_tags on products using gin (tags) where tags <> '{}';

-- One for each order of the list; products_all_newest is there.
create index products_all_modified on products (last_modified_at desc, id desc);
create index products_all_name on products (name, id);
create index products_all_price on products (min_price, id);
create index products_all_stock on products (stock_total, id);

-- One for each filter that few products pass.
create index products_all_category on products (category_id, id);
create index products_not_active on products (status, id) where status <> 'active';
create index products_short on products (stock_state, id) where stock_state <> 'in_stock';
create index products_without_picture on products (id) where not has_picture;
create index products_not_for_sale on products (id) where status = 'active' and (not published or min_price = 0);
analyze products;
