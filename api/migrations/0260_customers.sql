-- Customers as staff look for them, at a million of them: a row for each account, and one of nobody for each that staff
-- have made anonymous. What is said of an account here is written by triggers, so that nobody who writes accounts need
-- know of it; the sums are the worker's, reckoned anew from the orders (api/src/modules/customers/sums).

alter table users add column suspended_at timestamptz;

-- A telephone number as it is searched: its digits, and the same without the first ones, since a number of one's own
-- country is typed without that country's.
create function phone_words(phone text) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select substr(digits, start) from (select left(regexp_replace(phone, '\D', '', 'g'), 20)) as plain (digits),
      generate_series(1, 5) as start
    where length(digits) - start >= 3))
$$;

create table customers (
  -- of the account; of one that was made anonymous, of nobody
  id uuid primary key,
  state text not null default 'active' check (state in ('active', 'suspended', 'anonymised')),
  -- as lists are sorted by it: last name first, in lower case
  name text not null default '',
  -- in lower case
  email text not null default '',
  -- of the name and of what stands before the @
  words tsvector not null default '',
  -- confirmed by the owner of a confirmed address
  newsletter boolean not null default false,
  -- where staff reach them; the address book has others
  phone text not null default '' check (char_length(phone) <= 40),
  tags text[] not null default '{}',
  suspension_reason text not null default '',
  orders_count integer not null default 0,
  -- in `customer_sums.currency`, minor units
  spent bigint not null default 0,
  last_order_at timestamptz,
  created_at timestamptz not null,
  anonymised_at timestamptz
);

-- One row: in which currency is summed, until when changes of orders have been taken in, and behind which customer the
-- sums of all are being written (null: they are).
create table customer_sums (
  only_row boolean primary key default true check (only_row),
  currency text,
  noted_until timestamptz,
  filled_to uuid
);
insert into customer_sums default values;

create table customer_groups (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 60),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create unique index customer_groups_name on customer_groups (lower(name));

create table customer_group_members (
  group_id uuid not null references customer_groups (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  primary key (group_id, customer_id)
);
create index customer_group_members_customer_id on customer_group_members (customer_id);

create table customer_notes (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  author_id uuid references users (id) on delete set null,
  text text not null check (char_length(text) <= 2000),
  created_at timestamptz not null
);
create index customer_notes_customer_id on customer_notes (customer_id, created_at);
create index customer_notes_author_id on customer_notes (author_id) where author_id is not null;

create function customer_words(first_name text, last_name text, email text) returns tsvector
language sql immutable parallel safe as $$
  select tag_words(array[first_name, last_name, split_part(email, '@', 1)])
$$;

insert into customers (id, name, email, words, newsletter, created_at)
select users.id, left(lower(last_name || ' ' || first_name), 200), lower(users.email),
  customer_words(first_name, last_name, users.email), email_verified and subscribed.id is not null, users.created_at
from users
left join newsletter_subscriptions as subscribed
  on lower(subscribed.email) = lower(users.email) and subscribed.state = 'confirmed';

create function list_customer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from customers where id = old.id;
    return null;
  end if;
  insert into customers as kept (id, state, name, email, words, newsletter, created_at)
  values (
    new.id,
    case when new.suspended_at is null then 'active' else 'suspended' end,
    left(lower(new.last_name || ' ' || new.first_name), 200),
    lower(new.email),
    customer_words(new.first_name, new.last_name, new.email),
    new.email_verified and exists (
      select from newsletter_subscriptions where lower(email) = lower(new.email) and newsletter_subscriptions.state = 'confirmed'),
    new.created_at)
  on conflict (id) do update set state = excluded.state, name = excluded.name, email = excluded.email,
    words = excluded.words, newsletter = excluded.newsletter
  where (kept.state, kept.name, kept.email, kept.words, kept.newsletter)
    is distinct from (excluded.state, excluded.name, excluded.email, excluded.words, excluded.newsletter);
  return null;
end $$;
create trigger users_listed
  after insert or delete or update of first_name, last_name, email, email_verified, suspended_at on users
  for each row execute function list_customer();

create function list_subscriber() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update customers set newsletter = false where email = lower(old.email) and newsletter
      and not (tg_op = 'UPDATE' and lower(new.email) = lower(old.email) and new.state = 'confirmed');
  end if;
  if tg_op <> 'DELETE' and new.state = 'confirmed' then
    update customers set newsletter = true from users
    where customers.email = lower(new.email) and not customers.newsletter
      and users.id = customers.id and users.email_verified;
  end if;
  return null;
end $$;
create trigger newsletter_subscribers_listed
  after insert or delete or update of email, state on newsletter_subscriptions
  for each row execute function list_subscriber();

-- One for each order of the list.
create index customers_newest on customers (created_at desc, id desc);
create index customers_by_name on customers (name, id);
create index customers_by_spent on customers (spent desc, id desc);
create index customers_by_orders on customers (orders_count desc, id desc);
create index customers_by_last_order on customers (coalesce(last_order_at, '-infinity') desc, id desc);

-- One for each way to be found, and for each filter that few pass.
create index customers_words on customers using gin (words);
create index customers_email on customers (email text_pattern_ops);
create index customers_phone on customers using gin (phone_words(phone)) where phone <> '';
create index customers_tags on customers using gin (tags) where tags <> '{}';
create index customers_not_active on customers (state, id) where state <> 'active';
create index customers_subscribed on customers (id) where newsletter;
create index addresses_phone on addresses using gin (phone_words(phone)) where phone <> '';
analyze customers;
