-- Pictures of the library are found by what they are called and by what they are said to show, here and at products.
create index images_library_words on images using gin (
  lower(file_name || ' ' || alt || ' ' || coalesce(alt_words -> 'de' ->> 'alt', '')) gin_trgm_ops) where in_library;
create index product_images_words on product_images using gin (
  lower(alt || ' ' || coalesce(words -> 'de' ->> 'alt', '')) gin_trgm_ops)
  where alt <> '' or words <> '{}';
-- Which categories show one.
create index categories_image_id on categories (image_id) where image_id is not null;
