-- Coupons as staff make and look after them: what they call one, one for the first order alone, and one of many codes.

alter table coupons
  alter column code drop not null,
  add column name text not null default '' check (char_length(name) <= 80),
  add column first_order boolean not null default false,
  -- how its many codes begin; null: it has one, `code`
  add column prefix text,
  add column codes integer not null default 1 check (codes between 1 and 1000),
  add check ((code is null) = (prefix is not null)),
  -- of many codes `max_uses` is each one's, and `used` is how often all of them were
  drop constraint coupons_check,
  add constraint coupons_uses check (max_uses is null or used <= max_uses::bigint * codes);

-- Of coupons of many codes, each code.
create table coupon_codes (
  -- upper case
  code text primary key,
  coupon_id uuid not null references coupons (id) on delete cascade,
  used integer not null default 0 check (used >= 0)
);
create index coupon_codes_coupon_id on coupon_codes (coupon_id);

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array(rights, ' '))
from (values ('manager', 'marketing.read marketing.write'), ('read_only', 'marketing.read')) as given (key, rights)
join staff_roles using (key);

alter table saved_views
  drop constraint saved_views_list_check,
  add check (list in ('orders', 'products', 'customers', 'returns', 'reviews', 'coupons'));
