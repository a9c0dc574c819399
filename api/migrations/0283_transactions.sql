-- Money in and out as staff look for it, at a million rows: one for each payment, refund and dispute. A trigger writes what
-- the view below says of an order, so that nobody who writes payments need know of the list. What was there before comes
-- with 0287, while the shop goes on: the triggers see whatever is written meanwhile.
create table transactions (
  -- the payment's or the refund's own; of what has none (a refund made at the provider, a dispute) made of its number
  id uuid primary key,
  -- plan: an order that is paid later, by instalments; plan_refund: what was taken off that. No money moves by these two
  kind text not null check (kind in ('payment', 'instalment', 'plan', 'refund', 'plan_refund', 'dispute')),
  -- of the payment; 'by-hand': staff have given the money back another way
  method text not null,
  state text not null
    check (state in ('pending', 'authorised', 'done', 'failed', 'cancelled', 'open', 'won', 'lost')),
  order_id uuid not null,
  order_number text not null,
  payment_id uuid,
  -- the provider's own number, or ours by which it knows a refund
  reference text,
  -- minor units
  amount bigint not null check (amount >= 0),
  -- what has come (above 0) or gone (below 0) by it until now
  moved bigint not null,
  currency text not null,
  -- what the provider took, as its file of payouts says; null: not known
  fee bigint,
  -- when the money moved; until it has, when that was begun
  at timestamptz not null
);

-- When staff said that they had given it back another way; null: before this was kept.
alter table payment_tasks add column by_hand_at timestamptz;

-- All that is known of an order's money.
create view known_transactions as
select id,
  case when method = 'pay-later' then 'plan' when purpose = 'instalment' then 'instalment' else 'payment' end as kind,
  method,
  case when captured_amount > 0 or status in ('paid', 'refunded') then 'done'
    when status = 'needs_confirmation' then 'pending'
    -- a plan of which something was taken off, and that is still paid
    when status = 'partially_refunded' then 'authorised' else status end as state,
  order_id, order_number, id as payment_id, provider_ref as reference,
  case when captured_amount > 0 then captured_amount else amount end as amount,
  case when method = 'pay-later' then 0 else captured_amount end as moved,
  currency,
  case when captured_amount > 0 and method <> 'pay-later'
    then coalesce((
      select min(happened_at) from payment_facts where payment_id = payments.id and kind = 'captured'), last_modified_at)
    else created_at end as at
from payments
union all
select
  case when asked.is_own then asked.key::uuid else md5(paid.id::text || ':' || asked.key)::uuid end,
  case when paid.method = 'pay-later' then 'plan_refund'
    -- Staff had noted an instalment that had not come: no money went.
    when asked.key like 'reversal:%' then 'instalment' else 'refund' end,
  case when asked.by_hand then 'by-hand' else paid.method end,
  ended.state, paid.order_id, paid.order_number, paid.id, asked.key,
  coalesce(told.amount, asked.amount),
  case when ended.state = 'done' and paid.method <> 'pay-later' then -coalesce(told.amount, asked.amount) else 0 end,
  paid.currency, coalesce(asked.by_hand_at, told.at, asked.at)
from payments as paid
cross join lateral (
  select id::text as key, true as is_own, amount, state, by_hand is not null as by_hand, by_hand_at,
    coalesce(settled_at, created_at) as at
  from payment_tasks where payment_id = paid.id and kind = 'refund'
  union all
  -- made at the provider itself: nobody has asked for it here
  select key, false, null, null, false, null, null from payment_facts as fact
  where payment_id = paid.id and kind = 'refunded' and not exists (
    select from payment_tasks where payment_tasks.payment_id = fact.payment_id and payment_tasks.id::text = fact.key)
  group by key
) as asked
cross join lateral (
  select max(amount) filter (where kind = 'refunded') as amount, min(happened_at) filter (where kind = 'refunded') as at,
    coalesce(bool_or(kind = 'refund_failed'), false) as failed
  from payment_facts
  where payment_id = paid.id and kind in ('refunded', 'refund_failed') and key = asked.key
) as told
cross join lateral (
  select case when asked.by_hand then 'done' when told.failed or asked.state = 'refused' then 'failed'
    when told.amount is not null then 'done' else 'pending' end as state
) as ended
union all
-- by staff, in the place of an order's refund that had failed
select refund.id, 'refund', 'by-hand',
  case refund.state when 'done' then 'done' when 'failed' then 'failed' else 'pending' end,
  refund.order_id, placed.number, coalesce(refund.payment_id, placed.payment_id),
  refund.id::text, refund.amount, case refund.state when 'done' then -refund.amount else 0 end,
  placed.currency, coalesce(refund.settled_at, refund.created_at)
from order_refunds as refund join orders as placed on placed.id = refund.order_id
where refund.made = 'by_hand'
union all
-- a bank holds the money while it decides
select md5(dispute.provider || ':' || dispute.dispute_id)::uuid, 'dispute', dispute.provider,
  dispute.state, dispute.order_id, paid.order_number, dispute.payment_id, dispute.dispute_id,
  dispute.amount, case dispute.state when 'won' then 0 else -dispute.amount end,
  dispute.currency, dispute.opened_at
from payment_disputes as dispute join payments as paid on paid.id = dispute.payment_id;

-- Whoever writes one of these has the order locked: two at once do not overtake each other here.
create function list_transactions() returns trigger language plpgsql as $$
declare
  changed uuid;
begin
  if tg_table_name in ('payments', 'order_refunds', 'payment_disputes') then changed := new.order_id;
  else select order_id into changed from payments where id = new.payment_id;
  end if;
  insert into transactions as listed
    (id, kind, method, state, order_id, order_number, payment_id, reference, amount, moved, currency, at)
  select * from known_transactions where order_id = changed
  on conflict (id) do update set kind = excluded.kind, method = excluded.method, state = excluded.state,
    order_number = excluded.order_number, reference = excluded.reference, amount = excluded.amount, moved = excluded.moved,
    currency = excluded.currency, at = excluded.at
  where (listed.kind, listed.method, listed.state, listed.order_number, listed.reference, listed.amount, listed.moved,
      listed.currency, listed.at)
    is distinct from (excluded.kind, excluded.method, excluded.state, excluded.order_number, excluded.reference,
      excluded.amount, excluded.moved, excluded.currency, excluded.at);
  return null;
end $$;

-- Updates that change nothing of what the view reads are none of theirs: placing an order writes its payment several times.
create trigger payments_listed after insert on payments for each row execute function list_transactions();
create trigger payments_relisted after update on payments for each row
  when ((old.method, old.purpose, old.amount, old.currency, old.status, old.captured_amount, old.provider_ref)
    is distinct from (new.method, new.purpose, new.amount, new.currency, new.status, new.captured_amount, new.provider_ref))
  execute function list_transactions();
create trigger refund_tasks_listed after insert on payment_tasks for each row
  when (new.kind = 'refund') execute function list_transactions();
create trigger refund_tasks_relisted after update on payment_tasks for each row
  when (new.kind = 'refund' and (old.amount, old.state, old.by_hand, old.by_hand_at, old.settled_at)
    is distinct from (new.amount, new.state, new.by_hand, new.by_hand_at, new.settled_at))
  execute function list_transactions();
create trigger refund_facts_listed after insert on payment_facts for each row
  when (new.kind in ('refunded', 'refund_failed')) execute function list_transactions();
create trigger refund_facts_relisted after update on payment_facts for each row
  when (new.kind in ('refunded', 'refund_failed') and (old.kind, old.key, old.amount, old.happened_at)
    is distinct from (new.kind, new.key, new.amount, new.happened_at))
  execute function list_transactions();
create trigger refunds_by_hand_listed after insert on order_refunds for each row
  when (new.made = 'by_hand') execute function list_transactions();
create trigger refunds_by_hand_relisted after update on order_refunds for each row
  when (new.made = 'by_hand' and (old.amount, old.state, old.payment_id, old.settled_at)
    is distinct from (new.amount, new.state, new.payment_id, new.settled_at))
  execute function list_transactions();
create trigger disputes_listed after insert on payment_disputes for each row execute function list_transactions();
create trigger disputes_relisted after update on payment_disputes for each row
  when ((old.amount, old.currency, old.state, old.opened_at) is distinct from (new.amount, new.currency, new.state, new.opened_at))
  execute function list_transactions();

-- One for each order of the list; sums of what came and went read the first alone.
create index transactions_newest on transactions (at desc, id desc) include (kind, method, state, currency, moved, fee);
create index transactions_by_amount on transactions (amount desc, id desc);
-- One for each filter, and for each way to be found.
create index transactions_by_kind on transactions (kind, at desc, id desc);
create index transactions_by_method on transactions (method, at desc, id desc);
create index transactions_by_state on transactions (state, at desc, id desc);
create index transactions_order_number on transactions (order_number text_pattern_ops);
create index transactions_reference on transactions (reference text_pattern_ops);
create index transactions_of_payment on transactions (payment_id)
  where kind in ('instalment', 'refund', 'plan_refund', 'dispute');
-- Pages of an index are read alone where all on the row's page have been seen to be visible.
alter table transactions set (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000,
  autovacuum_vacuum_scale_factor = 0.02);

insert into staff_role_rights (role_id, right_name)
select staff_roles.id, unnest(string_to_array(rights, ' '))
from (values
  ('manager', 'transactions.read transactions.write'),
  ('credit', 'transactions.read'),
  ('read_only', 'transactions.read')
) as given (key, rights)
join staff_roles using (key);
