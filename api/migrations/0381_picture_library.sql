-- The library of the shop's pictures (docs/product.md §4, 'Pictures'). What it holds stays until staff delete it; what
-- visitors alone have sent is theirs and not in it.
-- No column is called as one of a table that queries of the version before join without saying whose it is.
alter table images
  -- as the file was called that somebody sent; '' where nobody knows
  add column file_name text not null default '',
  -- what it shows, said in the other languages: {"de": {"alt": "…"}}
  add column alt_words jsonb not null default '{}',
  add column edit_version integer not null default 1,
  -- most pictures are the shop's, so that few rows are written (0384_pictures_of_visitors.sql)
  add column in_library boolean not null default true,
  add constraint images_file_name_length check (char_length(file_name) <= 200) not valid;
-- A process of the version before, which stores pictures of both kinds without a word, must not show a visitor's to staff.
alter table images alter column in_library set default false;
