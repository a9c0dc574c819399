-- What visitors alone have sent is not in the library (0381_picture_library.sql).
update images set in_library = false
where exists (select from uploads where image_id = images.id)
  and not exists (select from product_images where image_id = images.id)
  and not exists (select from variants where image_id = images.id)
  and not exists (select from categories where image_id = images.id)
  and not exists (
    select from settings
    where key = 'home' and value -> 'sections' @> jsonb_build_array(jsonb_build_object('image_id', images.id::text))
      or key = 'heroes' and value @> jsonb_build_array(jsonb_build_object('image_id', images.id::text)));

alter table images validate constraint images_file_name_length;

create index images_library_newest on images (created_at, id) where in_library;
create index images_library_name on images (file_name, id) where in_library;
create index images_of_visitors on images (id) where not in_library;
