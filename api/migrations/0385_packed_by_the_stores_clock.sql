-- What is ordered before an hour is packed the same day: an hour of the store's clock from now on, of UTC until now
-- (docs/product.md §4, 'Delivery'). What was set, or 14:00 where shops sell and have set none, becomes what that hour is by
-- the store's clock at this moment, so that nobody is promised another day. Of a part of an hour the beginning, so that
-- nothing is promised earlier. Days are the store's, too: an hour that was on the day before or after is its beginning or
-- end. A form that was opened before is refused by its version.
with shop as (
  select floor(
      coalesce((delivery.value ->> 'cut_off_hour')::numeric, 14) + extract(epoch from zone.utc_offset) / 3600
    ) as hour
  from settings as store
  join pg_timezone_names as zone on lower(zone.name) = lower(store.value ->> 'time_zone')
  left join settings as delivery on delivery.key = 'delivery'
  where store.key = 'store' and zone.utc_offset <> interval '0'
    and (delivery.key is not null or exists (select from delivery_zones))
  limit 1
)
insert into settings (key, value, last_modified_at)
select 'delivery', jsonb_build_object('cut_off_hour', least(greatest(hour, 0), 24)), now() from shop
on conflict (key) do update set
  value = settings.value || excluded.value, version = settings.version + 1, last_modified_at = excluded.last_modified_at;
