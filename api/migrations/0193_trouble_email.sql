-- Where the shop reads what goes wrong with money is one of the store's settings, which staff change. It stays with those of
-- payments, too, for a version that still runs and reads it there.
insert into settings (key, value, last_modified_at)
select 'store', jsonb_build_object('trouble_email', value ->> 'trouble_email'), now()
from settings where key = 'payments' and value ->> 'trouble_email' <> ''
on conflict (key) do update
set value = settings.value || excluded.value, version = settings.version + 1, last_modified_at = excluded.last_modified_at;
