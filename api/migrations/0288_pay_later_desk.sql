-- What staff do with pay-later accounts: fees, waivers, write-offs and what is taken back of them, larger ones with the word
-- of a second person; and accounts as they are listed, at a million of them. Nothing here reads a table: what was there before
-- comes with 0289, indexes and what is checked with 0290, each without keeping anybody from the accounts for long.

-- How an account stands follows from its applications and from whether it is suspended (accounts/account-state.ts); triggers
-- keep it here, so that lists need not look at applications. `next_due_on` is the earliest day on which something is open,
-- written with the balance.
alter table pay_later_accounts
  add column state text not null default 'none',
  add column applied_at timestamptz,
  add column next_due_on date,
  add constraint pay_later_accounts_state_check
    check (state in ('none', 'pending', 'active', 'refused', 'suspended')) not valid;

create function pay_later_state(account uuid, suspended boolean) returns text language sql stable as $$
  select coalesce((
    select case
      when suspended then 'suspended'
      when exists (
        select from pay_later_applications as one where one.account_id = account and one.decision = 'approved') then 'active'
      when last.decision is null then 'pending'
      else 'refused' end
    from pay_later_applications as last where last.account_id = account
    order by last.created_at desc, last.id desc limit 1), 'none')
$$;

create function pay_later_account_stopped() returns trigger language plpgsql as $$
begin
  new.state := pay_later_state(new.id, new.suspended_at is not null);
  return new;
end $$;
create trigger pay_later_accounts_stopped before update of suspended_at on pay_later_accounts
  for each row execute function pay_later_account_stopped();

create function pay_later_application_told() returns trigger language plpgsql as $$
begin
  update pay_later_accounts
  set state = pay_later_state(id, suspended_at is not null), applied_at = greatest(applied_at, new.created_at)
  where id = new.account_id;
  return null;
end $$;
create trigger pay_later_applications_told after insert or update of decision on pay_later_applications
  for each row execute function pay_later_application_told();

-- Instalments of a schedule that was released are owed by nobody.
alter table pay_later_instalments add column released boolean not null default false;

alter table pay_later_entries
  drop constraint pay_later_entries_kind_check,
  drop constraint pay_later_entries_check,
  add constraint pay_later_entries_kind check (kind in (
    'purchase', 'release', 'payment', 'refund', 'payout', 'fee', 'waiver', 'write_off', 'reversal')) not valid,
  add constraint pay_later_entries_sign check (case
    when kind in ('purchase', 'payout', 'fee') then amount > 0
    when kind = 'reversal' then amount <> 0
    else amount < 0 end) not valid;

-- What staff do by hand to what is owed. One that waits for a second person, or was refused, has no entry in the ledger; the
-- source of an entry is its id, and of what takes it back, too.
create table pay_later_adjustments (
  id uuid primary key,
  account_id uuid not null references pay_later_accounts (id),
  schedule_id uuid not null references pay_later_schedules (id),
  -- null: everything that is open of the schedule
  instalment_id uuid references pay_later_instalments (id),
  kind text not null check (kind in ('payment', 'fee', 'waiver', 'write_off')),
  amount bigint not null check (amount > 0),
  -- of a payment what its transfer says; else why
  reason text not null check (char_length(reason) <= 500),
  -- of a payment: the day on which it came, and its row in `payments`
  received_on date,
  payment_id uuid references payments (id),
  -- by how much each instalment was changed; null until it is
  parts jsonb,
  state text not null check (state in ('pending', 'applied', 'refused', 'reversed')),
  requested_by uuid references users (id) on delete set null,
  requested_at timestamptz not null,
  -- by the second person; null where none was needed
  decided_by uuid references users (id) on delete set null,
  decided_at timestamptz,
  applied_at timestamptz,
  reversed_by uuid references users (id) on delete set null,
  reversed_at timestamptz,
  -- why it was refused or taken back
  answer text not null default '' check (char_length(answer) <= 500),
  check ((kind = 'payment') = (received_on is not null)),
  check ((state in ('applied', 'reversed')) = (applied_at is not null)),
  check ((state = 'reversed') = (reversed_at is not null)),
  check (decided_by is null or decided_by <> requested_by)
);
create index pay_later_adjustments_account_id on pay_later_adjustments (account_id, requested_at desc, id desc);
create index pay_later_adjustments_schedule_id on pay_later_adjustments (schedule_id);
create index pay_later_adjustments_instalment_id on pay_later_adjustments (instalment_id);
create index pay_later_adjustments_payment_id on pay_later_adjustments (payment_id) where payment_id is not null;
create index pay_later_adjustments_requested_by on pay_later_adjustments (requested_by) where requested_by is not null;
create index pay_later_adjustments_decided_by on pay_later_adjustments (decided_by) where decided_by is not null;
create index pay_later_adjustments_reversed_by on pay_later_adjustments (reversed_by) where reversed_by is not null;
-- One at a time waits for a second person.
create unique index pay_later_adjustments_pending on pay_later_adjustments (schedule_id) where state = 'pending';
create index pay_later_adjustments_waiting on pay_later_adjustments (requested_at, id) where state = 'pending';

-- Idempotency-Keys of what staff did, written with the deed, as those of orders are (0178).
create table pay_later_write_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  account_id uuid not null references pay_later_accounts (id) on delete cascade,
  written_at timestamptz not null,
  primary key (user_id, key)
);
create index pay_later_write_keys_account_id on pay_later_write_keys (account_id);
create index pay_later_write_keys_written_at on pay_later_write_keys (written_at);

insert into staff_role_rights (role_id, right_name)
select id, 'pay_later.write_off' from staff_roles where key in ('manager', 'credit');
