-- What is on a gift card becomes the store credit of whoever redeems its code, by one entry on each.
alter table stored_value_entries
  drop constraint stored_value_entries_kind_check,
  add constraint stored_value_entries_kind_check
    check (kind in ('issue', 'spend', 'release', 'refund', 'adjust', 'expire', 'redeem')),
  drop constraint stored_value_entries_sign,
  add constraint stored_value_entries_sign check (case
    when kind in ('issue', 'release', 'refund') then amount > 0
    when kind = 'adjust' then amount <> 0
    when kind = 'redeem' then case when gift_card_id is null then amount > 0 else amount < 0 end
    else amount < 0 end);

-- Orders are paid with it.
alter table payments
  drop constraint payments_method_check,
  add constraint payments_method_check check (method in (
    'test-card', 'stripe', 'pay-later', 'cash-on-delivery', 'bank-transfer', 'cash', 'store-credit')) not valid;
alter table payments validate constraint payments_method_check;

-- All that is known of an order's money, as 0283 has it; by store credit, too, none moves.
create or replace view known_transactions as
select id,
  case when method = 'pay-later' then 'plan' when purpose = 'instalment' then 'instalment' else 'payment' end as kind,
  method,
  case when captured_amount > 0 or status in ('paid', 'refunded') then 'done'
    when status = 'needs_confirmation' then 'pending'
    -- a plan of which something was taken off, and that is still paid
    when status = 'partially_refunded' then 'authorised' else status end as state,
  order_id, order_number, id as payment_id, provider_ref as reference,
  case when captured_amount > 0 then captured_amount else amount end as amount,
  case when method in ('pay-later', 'store-credit') then 0 else captured_amount end as moved,
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
  case when ended.state = 'done' and paid.method not in ('pay-later', 'store-credit') then -coalesce(told.amount, asked.amount) else 0 end,
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
