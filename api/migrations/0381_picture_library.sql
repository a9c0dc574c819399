-- The library of the shop's pictures (docs/product.md §4, 'Pictures'). What it holds stays until staff delete it; what
-- visitors alone have sent is theirs and not in it.
-- No column is called as one of a table that queries of the version before join without saying whose it is.
alter table images
  -- as the file was called that somebody sent; '' where nobody knows
  add column file_name text not null default '' check (char_length(file_name) <= 200),
  -- what it shows, said in the other languages: {"de": {"alt": "…"}}
  add column alt_words jsonb not null default '{}',
  add column edit_version integer not null default 1,
  -- most pictures are the shop's, so that few rows are written
  add column in_library boolean not null default true;
update images set in_library = false
where exists (select from uploads where image_id = images.id)
  and not exists (select from product_images where image_id = images.id)
  and not exists (select from variants where image_id = images.id)
  and not exists (select from categories where image_id = images.id)
  and not exists (
    select from settings
    where key = 'home' and value -> 'sections' @> jsonb_build_array(jsonb_build_object('image_id', images.id::text))
      or key = 'heroes' and value @> jsonb_build_array(jsonb_build_object('image_id', images.id::text)));
-- A process of the version before, which stores pictures of both kinds without a word, must not show a visitor's to staff.
alter table images alter column in_library set default false;

create index images_library_newest on images (created_at, id) where in_library;
create index images_library_name on images (file_name, id) where in_library;
create index images_of_visitors on images (id) where not in_library;
