-- A shop that nobody had named was called 'Kiln & Oak' and numbered its orders 'KO-…': whoever has begun as that stays so. One
-- that begins from now on is called neutrally until it is named.
insert into settings (key, value, last_modified_at)
select 'store', '{}', now()
where exists (select from users) or exists (select from products) or exists (select from orders)
on conflict (key) do nothing;

update settings
set value = jsonb_build_object(
  'name', 'Kiln & Oak',
  'order_prefix', coalesce((select value ->> 'number_prefix' from settings where key = 'orders'), 'KO')
) || value
where key = 'store';
