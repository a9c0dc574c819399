-- Money that the shop holds for somebody: gift cards, which are whoever's has the code, and the store credit of customers.
create table gift_cards (
  id uuid primary key,
  -- SHA-256 of the code, which stands nowhere
  code_hash bytea not null unique,
  last_four text not null check (last_four ~ '^[0-9A-Z]{4}$'),
  -- minor units, as it was issued
  amount bigint not null check (amount > 0),
  currency text not null,
  -- the sum of its entries, by a trigger
  balance bigint not null default 0 check (balance >= 0),
  -- the last day on which it is good, where the store is; null: it has none
  expires_on date,
  -- when that was over, and what was left of it was entered
  expired_at timestamptz,
  disabled_at timestamptz,
  disabled_reason text not null default '' check (char_length(disabled_reason) <= 500),
  -- to whom it was mailed; empty once that is forgotten
  email text not null check (char_length(email) <= 254),
  name text not null default '' check (char_length(name) <= 100),
  message text not null default '' check (char_length(message) <= 500),
  language text not null check (language in ('en', 'de')),
  -- whose address that is, where it is confirmed
  user_id uuid references users (id) on delete set null,
  state text not null generated always as (case
    when expired_at is not null then 'expired'
    when disabled_at is not null then 'disabled'
    when balance = 0 then 'used_up'
    else 'active' end) stored,
  -- the entry that it is issued with makes it 1
  version integer not null default 0,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index gift_cards_newest on gift_cards (created_at desc, id desc);
create index gift_cards_by_state on gift_cards (state, created_at desc, id desc);
create index gift_cards_by_balance on gift_cards (balance desc, id desc);
create index gift_cards_last_four on gift_cards (last_four);
create index gift_cards_email on gift_cards (email text_pattern_ops);
create index gift_cards_user_id on gift_cards (user_id) where user_id is not null;
create index gift_cards_expiring on gift_cards (expires_on) where expired_at is null and expires_on is not null;
create index gift_cards_to_forget on gift_cards (last_modified_at)
  where email <> '' and state in ('expired', 'used_up');

create table store_credits (
  id uuid primary key,
  -- null once the account is deleted: then nothing is left
  user_id uuid unique references users (id) on delete set null,
  currency text not null,
  -- the sum of its entries, by a trigger
  balance bigint not null default 0 check (balance >= 0),
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);

-- What was put on each, and what was taken: the sum is what is left.
create table stored_value_entries (
  id uuid primary key,
  gift_card_id uuid references gift_cards (id),
  store_credit_id uuid references store_credits (id),
  kind text not null check (kind in ('issue', 'spend', 'release', 'refund', 'adjust', 'expire')),
  -- minor units; below 0: it is taken
  amount bigint not null,
  -- what it was made for: an order, a refund, a request of staff; one entry of a kind for each
  source text not null check (char_length(source) between 1 and 300),
  -- no foreign key, nor has the next one: the entry outlives both
  order_id uuid,
  -- null: the shop or a shopper did it
  staff_id uuid,
  created_at timestamptz not null,
  constraint stored_value_entries_owner check (num_nonnulls(gift_card_id, store_credit_id) = 1),
  constraint stored_value_entries_sign check (case
    when kind in ('issue', 'release', 'refund') then amount > 0
    when kind = 'adjust' then amount <> 0
    else amount < 0 end)
);
create unique index stored_value_entries_of_card on stored_value_entries (gift_card_id, kind, source)
  where gift_card_id is not null;
create unique index stored_value_entries_of_credit on stored_value_entries (store_credit_id, kind, source)
  where store_credit_id is not null;
create unique index stored_value_entries_issued on stored_value_entries (source) where kind = 'issue';
create index stored_value_entries_card_history on stored_value_entries (gift_card_id, created_at desc, id desc)
  where gift_card_id is not null;
create index stored_value_entries_credit_history on stored_value_entries (store_credit_id, created_at desc, id desc)
  where store_credit_id is not null;
create index stored_value_entries_order on stored_value_entries (order_id) where order_id is not null;

create trigger stored_value_entries_append_only before update or delete on stored_value_entries
  for each row execute function refuse_change();
create trigger stored_value_entries_not_emptied before truncate on stored_value_entries
  for each statement execute function refuse_change();

-- Why staff made an entry: it may speak of a person, and goes with them.
create table stored_value_reasons (
  entry_id uuid primary key references stored_value_entries (id),
  reason text not null check (char_length(reason) between 1 and 500)
);

create function stored_value_moved() returns trigger language plpgsql as $$
begin
  update gift_cards
  set balance = balance + new.amount, version = version + 1, last_modified_at = new.created_at
  where id = new.gift_card_id;
  update store_credits set balance = balance + new.amount, last_modified_at = new.created_at
  where id = new.store_credit_id;
  return null;
end $$;
create trigger stored_value_entries_told after insert on stored_value_entries
  for each row execute function stored_value_moved();

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array(rights, ' '))
from (values
  ('manager', 'gift_cards.read gift_cards.write store_credit.read store_credit.write'),
  ('support', 'gift_cards.read store_credit.read'),
  ('read_only', 'gift_cards.read store_credit.read')
) as given (key, rights)
join staff_roles using (key);
