-- Payments, the built-in test gateway, and pay-later.

-- Payments --------------------------------------------------------------------------------------------------------

-- One attempt to pay. What happened to it is in payment_facts; the columns below `currency` are what those facts come
-- to, written with them, so that lists and locks have something to look at.
create table payments (
  id uuid primary key,
  order_id uuid not null,
  order_number text not null,
  -- null when the account is gone: the money's trail stays
  user_id uuid references users (id) on delete set null,
  -- an order is paid for, or an instalment of its pay-later schedule
  purpose text not null check (purpose in ('order', 'instalment')),
  -- of the first part of a plan that takes one at once: the order's own payment, which waits for it
  parent_id uuid references payments (id),
  instalment_id uuid,
  method text not null check (method in ('test-card', 'stripe', 'pay-later', 'cash-on-delivery', 'bank-transfer')),
  plan text,
  -- 0 where a coupon pays for everything
  amount bigint not null check (amount >= 0),
  currency text not null,
  -- the buyer's Idempotency-Key: one attempt for each; null until it is begun
  start_key text,
  -- the provider's own number for it
  provider_ref text,
  -- what the browser needs to go on (a client secret), sealed; forgotten when it is of no use any more
  sealed_action bytea,
  status text not null default 'pending' check (status in (
    'needs_confirmation', 'pending', 'authorised', 'paid', 'failed', 'cancelled', 'refunded', 'partially_refunded')),
  authorised_amount bigint not null default 0,
  captured_amount bigint not null default 0,
  refunded_amount bigint not null default 0,
  failure text,
  -- when the provider is to be asked next, because it has not said how this ended; null when it has
  check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create unique index payments_provider_ref on payments (method, provider_ref) where provider_ref is not null;
create index payments_order_id on payments (order_id, created_at);
create unique index payments_start_key on payments (order_id, start_key) where start_key is not null;
create index payments_user_id on payments (user_id);
create index payments_parent_id on payments (parent_id);
create index payments_instalment_id on payments (instalment_id);
create index payments_check_at on payments (check_at) where check_at is not null;
create index payments_created_at on payments (created_at desc, id desc);

-- What is known of a payment, whoever told it and in whatever order. The same fact twice is one row.
create table payment_facts (
  payment_id uuid not null references payments (id) on delete cascade,
  -- of a fact that there can be several of: the refund's number
  key text not null default '',
  kind text not null check (kind in (
    'confirmation_needed', 'authorised', 'captured', 'failed', 'cancelled', 'refunded', 'refund_failed')),
  amount bigint not null default 0 check (amount >= 0),
  -- a stable word: 'insufficient_funds'
  reason text not null default '',
  source text not null check (source in ('answer', 'webhook', 'poll', 'staff', 'shop')),
  happened_at timestamptz not null,
  primary key (payment_id, kind, key, amount, reason)
);

-- What the shop wants a provider to do: written with the reason for it, done after the commit, and again until it is
-- done. The id is the key by which the provider recognises a repetition.
create table payment_tasks (
  id uuid primary key,
  payment_id uuid not null references payments (id) on delete cascade,
  kind text not null check (kind in ('capture', 'cancel', 'refund')),
  amount bigint not null default 0 check (amount >= 0),
  reason text not null default '',
  -- a refund that the order asked for, and is told the end of
  for_order boolean not null default false,
  state text not null default 'wanted' check (state in ('wanted', 'done', 'refused')),
  attempts integer not null default 0,
  try_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index payment_tasks_payment_id on payment_tasks (payment_id);
create index payment_tasks_wanted on payment_tasks (try_at) where state = 'wanted';

-- Every message of a provider that was taken: a repetition finds its row.
create table payment_events (
  provider text not null,
  event_id text not null,
  payment_id uuid references payments (id) on delete cascade,
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_payment_id on payment_events (payment_id);
create index payment_events_received_at on payment_events (received_at);

-- The test gateway: knows nothing of the shop's tables, nor they of these -----------------------------------------

create table test_gateway_tokens (
  token text primary key,
  -- how the card behaves; its number is kept nowhere
  scenario text not null,
  brand text not null,
  last4 text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index test_gateway_tokens_expires_at on test_gateway_tokens (expires_at);

create table test_gateway_payments (
  id text primary key,
  -- the merchant's own number
  reference text not null,
  scenario text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('requires_confirmation', 'authorised', 'captured', 'declined', 'cancelled')),
  decline_code text,
  captured_amount bigint not null default 0,
  refunded_amount bigint not null default 0 check (refunded_amount <= captured_amount),
  wrong_codes integer not null default 0,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);
create index test_gateway_payments_reference on test_gateway_payments (reference);

-- A call that is repeated with the same key is not done twice; refunds are read from here, too.
create table test_gateway_calls (
  key text primary key,
  payment_id text not null references test_gateway_payments (id) on delete cascade,
  kind text not null check (kind in ('authorise', 'capture', 'cancel', 'refund')),
  amount bigint not null default 0,
  created_at timestamptz not null
);
create index test_gateway_calls_payment_id on test_gateway_calls (payment_id);

create table test_gateway_events (
  id text primary key,
  payment_id text not null references test_gateway_payments (id) on delete cascade,
  body text not null,
  deliveries integer not null default 0,
  delivered_at timestamptz,
  created_at timestamptz not null
);
create index test_gateway_events_payment_id on test_gateway_events (payment_id);
create index test_gateway_events_created_at on test_gateway_events (created_at);

-- Pay-later -------------------------------------------------------------------------------------------------------

create table pay_later_plans (
  code text primary key check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  name_de text not null default '',
  parts integer not null check (parts between 1 and 36),
  -- days from the order to the first part; 0: it is paid at once
  first_due_days integer not null check (first_due_days between 0 and 365),
  interval_unit text not null default 'day' check (interval_unit in ('day', 'month')),
  interval_count integer not null default 14 check (interval_count between 1 and 365),
  min_amount bigint not null default 0 check (min_amount >= 0),
  max_amount bigint check (max_amount >= min_amount),
  enabled boolean not null default true,
  position integer not null default 0,
  version integer not null default 1,
  last_modified_at timestamptz not null
);

insert into pay_later_plans
  (code, name, name_de, parts, first_due_days, interval_unit, interval_count, min_amount, position, last_modified_at)
values
  ('pay-in-30-days', 'Pay in 30 days', 'In 30 Tagen bezahlen', 1, 30, 'day', 30, 0, 0, now()),
  ('four-parts', 'Four parts, one every 14 days', 'Vier Raten, alle 14 Tage eine', 4, 0, 'day', 14, 2000, 1, now());

create table pay_later_accounts (
  id uuid primary key,
  -- null when the person's account is gone: the ledger stays
  user_id uuid unique references users (id) on delete set null,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  suspended_at timestamptz,
  suspended_reason text not null default '',
  -- the sum of the ledger, written with every entry under this row's lock; a job compares them
  balance bigint not null default 0 check (balance >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);

create table pay_later_applications (
  id uuid primary key,
  account_id uuid not null references pay_later_accounts (id) on delete cascade,
  -- the facts that were given; forgotten with the person
  date_of_birth date,
  monthly_income bigint,
  employment text,
  -- proof of consent: when, and to which text
  consent_at timestamptz not null,
  consent_version text not null,
  -- null: staff are to decide
  decision text check (decision in ('approved', 'refused')),
  reason text not null default '',
  granted_limit bigint,
  decided_at timestamptz,
  -- null: the shop's own rule
  decided_by uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index pay_later_applications_account_id on pay_later_applications (account_id, created_at desc, id desc);
create index pay_later_applications_open on pay_later_applications (created_at) where decision is null;

create table pay_later_schedules (
  id uuid primary key,
  account_id uuid not null references pay_later_accounts (id),
  order_id uuid not null,
  order_number text not null,
  -- the plan as it was then
  plan jsonb not null,
  amount bigint not null check (amount > 0),
  -- the order was not placed after all, or is paid in another way
  released_at timestamptz,
  created_at timestamptz not null
);
create index pay_later_schedules_account_id on pay_later_schedules (account_id, created_at);
create unique index pay_later_schedules_order_id on pay_later_schedules (order_id) where released_at is null;

-- What is open, due or overdue follows from these two amounts and the date; it is not stored.
create table pay_later_instalments (
  id uuid primary key,
  schedule_id uuid not null references pay_later_schedules (id),
  number integer not null,
  due_on date not null,
  amount bigint not null check (amount >= 0),
  paid bigint not null default 0 check (paid between 0 and amount),
  unique (schedule_id, number)
);
create index pay_later_instalments_open on pay_later_instalments (due_on) where paid < amount;

-- Append-only: what the account owes is the sum of its entries.
create table pay_later_entries (
  id uuid primary key,
  account_id uuid not null references pay_later_accounts (id),
  schedule_id uuid not null references pay_later_schedules (id),
  kind text not null check (kind in ('purchase', 'release', 'payment', 'refund', 'payout')),
  -- positive: owed more
  amount bigint not null,
  -- what it was made for: the schedule, a payment, a refund; one entry of a kind for each
  source text not null,
  created_at timestamptz not null,
  unique (kind, source),
  check (case when kind in ('purchase', 'payout') then amount > 0 else amount < 0 end)
);
create index pay_later_entries_account_id on pay_later_entries (account_id, created_at, id);
create index pay_later_entries_schedule_id on pay_later_entries (schedule_id);

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only';
end $$;
create trigger pay_later_entries_append_only before update or delete on pay_later_entries
  for each row execute function refuse_change_of_ledger();

-- One mail a day and account, and one for each step of each instalment.
create table pay_later_reminders (
  instalment_id uuid not null references pay_later_instalments (id),
  -- days from the due date: -5, -1, 0, 3, 7, 14
  step integer not null,
  account_id uuid not null references pay_later_accounts (id),
  -- the day in the store's time zone
  sent_on date not null,
  primary key (instalment_id, step),
  unique (instalment_id, sent_on)
);
create index pay_later_reminders_account_id on pay_later_reminders (account_id, sent_on);
