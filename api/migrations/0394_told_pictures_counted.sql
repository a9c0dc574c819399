-- The numbers of 0393_told_pictures.sql. Nobody changes a product's pictures between what is read here and what is written, and
-- pictures come before those who show them, as everywhere.
lock table images, product_images in share row exclusive mode;

-- Whoever gives a product pictures, takes them away or describes them need not know of it. Rows are taken in one order, and
-- only those whose numbers change.
create function count_told_pictures() returns trigger language plpgsql set plan_cache_mode = 'force_custom_plan' as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(each) into changes from (
      select image_id, count(*) filter (where alt <> '') as told, count(*) filter (where alt = '') as untold
      from given group by image_id) as each;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(each) into changes from (
      select image_id, -count(*) filter (where alt <> '') as told, -count(*) filter (where alt = '') as untold
      from taken group by image_id) as each;
  else
    select jsonb_agg(each) into changes from (
      select image_id, sum(case when alt <> '' then times else 0 end) as told, sum(case when alt = '' then times else 0 end) as untold
      from (select image_id, alt, 1 as times from given union all select image_id, alt, -1 from taken) as both_sides
      group by image_id) as each
    where each.told <> 0 or each.untold <> 0;
  end if;
  if changes is null then
    return null;
  end if;
  perform from images
  where id in (select image_id from jsonb_to_recordset(changes) as change (image_id uuid))
  order by id for no key update;
  update images set products_told = products_told + change.told, products_untold = products_untold + change.untold
  from jsonb_to_recordset(changes) as change (image_id uuid, told integer, untold integer)
  where images.id = change.image_id;
  return null;
end $$;

create trigger product_images_told_given after insert on product_images
  referencing new table as given for each statement execute function count_told_pictures();
create trigger product_images_told_taken after delete on product_images
  referencing old table as taken for each statement execute function count_told_pictures();
create trigger product_images_told_changed after update on product_images
  referencing new table as given old table as taken for each statement execute function count_told_pictures();

-- How they stand.
update images set products_told = counted.told, products_untold = counted.untold
from (
  select image_id, count(*) filter (where alt <> '') as told, count(*) filter (where alt = '') as untold
  from product_images group by image_id
) as counted
where images.id = counted.image_id
  and (images.products_told, images.products_untold) is distinct from (counted.told, counted.untold);

-- In the order of the list: what no product shows, and what nobody says anything of.
create index images_off_products on images (created_at, id) where in_library and products_told = 0 and products_untold = 0;
create index images_undescribed on images (created_at, id)
  where in_library and alt = '' and (products_told = 0 or products_untold > 0);
