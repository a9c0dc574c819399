-- A product's address in another language stands among its words there. No two products share one, and one that it had before
-- leads to it as those of the first language do (migrations/0080_catalogue.sql).
create unique index products_slug_de on products ((words -> 'de' ->> 'slug')) where words -> 'de' ->> 'slug' is not null;

create function keep_product_addresses_of_words() returns trigger language plpgsql as $$
declare
  spoken text;
  before text;
  after text;
begin
  for spoken in select jsonb_object_keys(old.words || new.words) loop
    before := old.words -> spoken ->> 'slug';
    after := new.words -> spoken ->> 'slug';
    continue when before is not distinct from after;
    delete from product_redirects where slug = after;
    continue when before is null or before = new.slug;
    insert into product_redirects (slug, product_id, created_at) values (before, new.id, now())
    on conflict (slug) do update set product_id = excluded.product_id, created_at = excluded.created_at;
  end loop;
  return new;
end $$;
create trigger products_keep_addresses_of_words after update of words on products
  for each row when (old.words is distinct from new.words) execute function keep_product_addresses_of_words();
