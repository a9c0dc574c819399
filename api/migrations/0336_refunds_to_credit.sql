-- Staff refund an order to its buyer's store credit.
alter table order_refunds
  drop constraint order_refunds_made_check,
  add constraint order_refunds_made_check check (made in ('shop', 'provider', 'by_hand', 'credit')) not valid;
alter table order_refunds validate constraint order_refunds_made_check;

-- All that is known of an order's money, as 0283 has it: by store credit none moves, whether it pays or comes back.
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
-- by staff, in the place of an order's refund that had failed, or as store credit
select refund.id, 'refund', case refund.made when 'credit' then 'store-credit' else 'by-hand' end,
  case refund.state when 'done' then 'done' when 'failed' then 'failed' else 'pending' end,
  refund.order_id, placed.number, coalesce(refund.payment_id, placed.payment_id),
  refund.id::text, refund.amount, case when refund.state = 'done' and refund.made = 'by_hand' then -refund.amount else 0 end,
  placed.currency, coalesce(refund.settled_at, refund.created_at)
from order_refunds as refund join orders as placed on placed.id = refund.order_id
where refund.made in ('by_hand', 'credit')
union all
-- a bank holds the money while it decides
select md5(dispute.provider || ':' || dispute.dispute_id)::uuid, 'dispute', dispute.provider,
  dispute.state, dispute.order_id, paid.order_number, dispute.payment_id, dispute.dispute_id,
  dispute.amount, case dispute.state when 'won' then 0 else -dispute.amount end,
  dispute.currency, dispute.opened_at
from payment_disputes as dispute join payments as paid on paid.id = dispute.payment_id;

drop trigger refunds_by_hand_listed on order_refunds;
create trigger refunds_by_hand_listed after insert on order_refunds for each row
  when (new.made in ('by_hand', 'credit')) execute function list_transactions();
drop trigger refunds_by_hand_relisted on order_refunds;
create trigger refunds_by_hand_relisted after update on order_refunds for each row
  when (new.made in ('by_hand', 'credit') and (old.amount, old.state, old.payment_id, old.settled_at)
    is distinct from (new.amount, new.state, new.payment_id, new.settled_at))
  execute function list_transactions();
