import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Stretch } from './stretch';
import { VALUE_CHECKS } from './value-checks.repository';
import type { ValueCheck } from './value-checks.repository';

/** What is compared with what, in the order in which it is said. */
export type Check =
  | 'payments'
  | 'orders'
  | 'refunded'
  | 'refunds'
  | 'unclaimed'
  | 'invoices'
  | 'credit_notes'
  | 'changes'
  | 'corrections'
  | 'undelivered'
  | 'plans'
  | 'instalments'
  | 'accounts'
  | ValueCheck;

/** Rows of (order_id, label, currency, expected, found): what the first book says of a record, and the second; minor units. */
type Records = (stretch: Stretch) => RawBuilder<unknown>;

/** In the stretch, by a column of a moment. */
const within = (column: string, { from, before }: Stretch) => {
  const moment = sql.ref(column);
  return sql`${moment} >= ${from} and ${moment} < ${before}`;
};

/** What an order `placed` was paid with first; as long as it names none, the last of its payments that was taken. */
const firstPayment = sql`coalesce(placed.payment_id, (
  select first.id from payments as first where first.order_id = placed.id and first.purpose = 'order'
    and first.captured_amount > 0 order by first.created_at desc, first.id desc limit 1))`;

/**
 * Payments that an order counts on: that one, what store credit has paid of it, unless it ended without being paid, and
 * those of what was added to it.
 */
const counted = sql`(
  payment.id = ${firstPayment} or (payment.purpose = 'credit' and (placed.paid_at is not null or placed.status <> 'cancelled'))
  or exists (select from order_edits where settled_by = payment.id))`;

/** What was paid of an order `placed` beside its first payment, less what went back of it because it cost less. */
const differences = sql`(
  coalesce((select sum(captured_amount) from payments as payment
    where payment.order_id = placed.id and purpose = 'difference'
      and exists (select from order_edits where settled_by = payment.id)), 0)
  - coalesce((select sum(refund.amount) from order_refunds as refund
    left join payments as payment on payment.id = coalesce(refund.payment_id, ${firstPayment})
    where refund.order_id = placed.id and refund.purpose = 'difference' and refund.state in ('done', 'pending')
      and (payment.method is distinct from 'pay-later' or refund.state = 'pending')), 0))`;

/** What went back of what was paid beside the plan of an order `placed`. */
const refundedBeside = sql`coalesce((
  select sum(refund.amount) from order_refunds as refund
  join payments as payment on payment.id = coalesce(refund.payment_id, ${firstPayment})
  where refund.order_id = placed.id and refund.purpose = 'refund' and refund.state = 'done'
    and payment.method <> 'pay-later'), 0)`;

/** Whether `entry` of the plan `schedule` takes back a payment that staff had noted, and that had not come. */
const isUnpaid = sql`(entry.kind = 'reversal' and entry.source in (
  select noted.id::text from pay_later_adjustments as noted where noted.schedule_id = schedule.id and noted.kind = 'payment'))`;

/** By how much staff have changed by hand what the plan `schedule` comes to. */
const adjusted = sql`coalesce((
  select sum(entry.amount) from pay_later_entries as entry where entry.schedule_id = schedule.id
    and entry.kind in ('fee', 'waiver', 'write_off', 'reversal') and not ${isUnpaid}), 0)`;

/** What the plan `schedule` was to be lowered by and could not: of what was waived or written off, nothing goes back. */
const untaken = sql`greatest(0, least(
  coalesce((select -sum(amount) from pay_later_entries
    where schedule_id = schedule.id and kind in ('waiver', 'write_off')), 0),
  coalesce((select sum(task.amount) from payment_tasks as task join payments as payment on payment.id = task.payment_id
    where payment.order_id = placed.id and payment.method = 'pay-later' and task.kind = 'refund' and task.state = 'done'), 0)
  - coalesce((select sum(amount) from order_edits
    where order_id = placed.id and not apart and amount < 0 and created_at >= schedule.created_at), 0)
  + coalesce((select sum(amount) from pay_later_entries where schedule_id = schedule.id and kind = 'refund'), 0)))`;

const totalOfPaper = sql`(paper.content -> 'totals' ->> 'total')::bigint`;

/** A payment says the same as what its provider, the staff or the shop were heard to say of it. */
const payments: Records = (stretch) => sql`
  select payment.order_id, payment.order_number as label, payment.currency,
    payment.captured_amount - payment.refunded_amount as expected,
    coalesce((select max(amount) from payment_facts where payment_id = payment.id and kind = 'captured'), 0)
      - coalesce((select sum(amount) from (
          select max(amount) as amount from payment_facts as fact where payment_id = payment.id and kind = 'refunded'
            and not exists (
              select from payment_facts where payment_id = payment.id and kind = 'refund_failed' and key = fact.key)
          group by key) as back), 0) as found
  from payments as payment
  where payment.id in (select payment_id from transactions where ${within('transactions.at', stretch)})`;

/** What an order says that was paid of it is what its payments took. Those by pay-later are among the plans. */
const orders: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency, placed.total - placed.due as expected,
    coalesce((select captured_amount from payments where payments.id = ${firstPayment}), 0)
      + coalesce((select sum(captured_amount) from payments
        where payments.order_id = placed.id and payments.purpose = 'credit'), 0) + ${differences} as found
  from orders as placed
  where ${within('placed.paid_at', stretch)} and placed.payment_method <> 'pay-later'`;

/** What an order says that was given back of it is what its refunds say. */
const refunded: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency, placed.refunded as expected,
    least(placed.total, coalesce((
      select sum(amount) from order_refunds where order_id = placed.id and purpose = 'refund' and state = 'done'), 0)) as found
  from orders as placed
  where placed.id in (
    select order_id from order_refunds where state = 'done' and ${within('order_refunds.settled_at', stretch)})`;

/** A refund that is done is money that went back: by our number, or by that of the provider where it was made there. */
const refunds: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency, sum(refund.amount) as expected,
    coalesce(case refund.made
      when 'provider' then (select sum(gone.amount) from transactions as gone
        where gone.payment_id = refund.payment_id and gone.reference = refund.provider_key and gone.state = 'done'
          and gone.kind in ('refund', 'plan_refund'))
      else (select gone.amount from transactions as gone where gone.id = refund.cause and gone.state = 'done') end, 0) as found
  from (
    select order_id, amount, made, payment_id, provider_key, case when made <> 'provider' then id end as cause
    from order_refunds where state = 'done' and ${within('order_refunds.settled_at', stretch)}
  ) as refund join orders as placed on placed.id = refund.order_id
  group by placed.id, placed.number, placed.currency, refund.made, refund.payment_id, refund.provider_key, refund.cause`;

/** Money that no order counts on goes back in full. */
const unclaimed: Records = (stretch) => sql`
  select payment.order_id, payment.order_number as label, payment.currency, payment.captured_amount as expected,
    coalesce((select sum(gone.amount) from transactions as gone
      where gone.payment_id = payment.id and gone.kind = 'refund' and gone.state in ('done', 'pending')), 0) as found
  from transactions as taken
  join payments as payment on payment.id = taken.id
  left join orders as placed on placed.id = payment.order_id
  where taken.kind = 'payment' and taken.moved > 0 and ${within('taken.at', stretch)} and (${counted}) is not true`;

/** What an order cost when it was paid is what its first invoice says. */
const invoices: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    placed.total - coalesce((select sum(amount) from order_edits where order_id = placed.id and apart), 0) as expected,
    coalesce((select ${totalOfPaper} from invoices as paper
      where paper.order_id = placed.id and paper.cause is null), 0) as found
  from orders as placed
  where ${within('placed.paid_at', stretch)}
    or placed.id in (select order_id from invoices where cause is null and ${within('invoices.issued_at', stretch)})`;

/**
 * A refund that is done has a credit note of its amount, and one that is not has none. Of one that failed after it had been
 * done the credit note stands for the one that took its place.
 */
const credit_notes: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    case refund.state when 'done' then refund.amount else 0 end as expected,
    coalesce((
      with recursive counted as (
        select refund.id
        union select failed.id from order_refunds as failed join counted on failed.followed_by = counted.id)
      select sum(${totalOfPaper})::bigint from invoices as paper where paper.cause in (select id from counted)), 0) as found
  from order_refunds as refund join orders as placed on placed.id = refund.order_id
  where refund.purpose = 'refund' and refund.followed_by is null and ((refund.state = 'done' and ${within('refund.settled_at', stretch)})
    or refund.id in (select cause from invoices where kind = 'credit_note' and ${within('invoices.issued_at', stretch)}))`;

/** What was changed of a paid order has a paper of its own once its money has moved. */
const changes: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency, edit.amount as expected,
    coalesce((select case paper.kind when 'credit_note' then -${totalOfPaper} else ${totalOfPaper} end
      from invoices as paper where paper.cause = edit.settled_by), 0) as found
  from (
    select order_id, settled_by, sum(amount) as amount from order_edits
    where apart and settled_by is not null and order_id in (
      select order_id from order_edits where ${within('order_edits.created_at', stretch)})
    group by order_id, settled_by
  ) as edit join orders as placed on placed.id = edit.order_id
  where edit.amount <> 0 and (
    exists (select from payments where id = edit.settled_by and captured_amount > 0)
    or exists (select from order_refunds where id = edit.settled_by and state = 'done'))`;

/** A correction moves nothing: what it cancels is what the invoice in its place says. */
const corrections: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency, ${totalOfPaper} as expected,
    coalesce((select (anew.content -> 'totals' ->> 'total')::bigint from invoices as anew
      where anew.cause = paper.id and anew.kind = 'invoice'), 0) as found
  from invoices as paper join orders as placed on placed.id = paper.order_id
  where paper.kind = 'cancellation' and ${within('paper.issued_at', stretch)}`;

/** Of an order whose parcels came back and that nobody paid nothing is left: one credit note has all that its papers say. */
const undelivered: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    coalesce((select sum(case paper.kind when 'invoice' then ${totalOfPaper} else -${totalOfPaper} end)
      from invoices as paper where paper.order_id = placed.id and paper.cause is distinct from placed.id), 0) as expected,
    coalesce((select ${totalOfPaper} from invoices as paper where paper.cause = placed.id), 0) as found
  from orders as placed
  where placed.fulfilment_status = 'returned' and (${within('placed.cancelled_at', stretch)}
    or placed.id in (select cause from invoices where kind = 'credit_note' and ${within('invoices.issued_at', stretch)}))`;

/** What is left to the shop of an order by pay-later is what its instalments come to, with what was paid beside them. */
const plans: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    placed.total - placed.due - placed.refunded as expected,
    coalesce((select sum(part.amount) from pay_later_instalments as part where part.schedule_id = schedule.id), 0)
      + ${differences} - ${refundedBeside} - ${adjusted} - ${untaken} as found
  from pay_later_schedules as schedule join orders as placed on placed.id = schedule.order_id
  where schedule.released_at is null and placed.payment_method = 'pay-later' and placed.status <> 'cancelled'
    and placed.payment_status not in ('awaiting', 'failed')
    and schedule.id in (select schedule_id from pay_later_entries where ${within('pay_later_entries.created_at', stretch)})`;

/** What the ledger of pay-later says was paid for an order is what its instalments' payments took and kept. */
const instalments: Records = (stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    coalesce((select -sum(entry.amount) from pay_later_entries as entry
      join pay_later_schedules as schedule on schedule.id = entry.schedule_id
      where schedule.order_id = placed.id and (entry.kind in ('payment', 'payout') or ${isUnpaid})), 0) as expected,
    coalesce((select sum(moved) from transactions where order_number = placed.number and kind = 'instalment'), 0)
      - coalesce((select sum(gone.amount) from transactions as gone join payments as payment on payment.id = gone.payment_id
        where gone.order_number = placed.number and payment.purpose = 'instalment'
          and ((gone.kind = 'refund' and gone.state in ('done', 'pending')) or (gone.kind = 'dispute' and gone.state = 'lost'))),
        0) as found
  from orders as placed
  where placed.id in (
    select schedule.order_id from pay_later_schedules as schedule
    join pay_later_entries as entry on entry.schedule_id = schedule.id where ${within('entry.created_at', stretch)}
    union select order_id from transactions where kind = 'instalment' and ${within('transactions.at', stretch)})`;

/** What an account of pay-later owes is the sum of its ledger, and what is open of its instalments. */
const accounts: Records = (stretch) => sql`
  select null::uuid as order_id, said.label, said.currency, said.balance as expected,
    case when said.balance <> said.entries then said.entries else said.open end as found
  from (
    select account.balance, coalesce(users.email, account.id::text) as label,
      (select placed.currency from pay_later_schedules as schedule join orders as placed on placed.id = schedule.order_id
        where schedule.account_id = account.id limit 1) as currency,
      coalesce((select sum(entry.amount) from pay_later_entries as entry where entry.account_id = account.id), 0) as entries,
      coalesce((select sum(part.amount - part.paid) from pay_later_instalments as part
        join pay_later_schedules as schedule on schedule.id = part.schedule_id
        where schedule.account_id = account.id and schedule.released_at is null), 0) as open
    from pay_later_accounts as account left join users on users.id = account.user_id
    where account.id in (
      select account_id from pay_later_entries where ${within('pay_later_entries.created_at', stretch)})
  ) as said where said.currency is not null`;

export const CHECKS: Record<Check, Records> = {
  payments,
  orders,
  refunded,
  refunds,
  unclaimed,
  invoices,
  credit_notes,
  changes,
  corrections,
  undelivered,
  plans,
  instalments,
  accounts,
  ...VALUE_CHECKS,
};
