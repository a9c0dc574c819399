import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * What of orders' money failed so that somebody has to do something about it.
 *
 * Orders, by `order_id`, whose refund failed and was neither made up for nor closed, also one of money beside the order's
 * own refunds, whether the provider refused it or said later that it came to nothing; orders whose reserved money could not
 * be taken. The indexes order_refunds_failed (0140), payment_tasks_refused (0192) and payment_facts_refund_failed (0211) hold
 * no more than these and what was done about the like.
 */
export const TROUBLED_ORDERS: Readonly<Record<'refund' | 'capture', RawBuilder<unknown>>> = {
  refund: sql`(
    select order_id from order_refunds
    where state = 'failed' and made = 'shop' and followed_by is null and closed_at is null
    union
    select payments.order_id from payment_tasks join payments on payments.id = payment_tasks.payment_id
    where payment_tasks.state = 'refused' and kind = 'refund' and not for_order and followed_by is null and by_hand is null
    union
    select payments.order_id from payment_facts as fact
    join payment_tasks as task on task.payment_id = fact.payment_id and task.id::text = fact.key
    join payments on payments.id = fact.payment_id
    where fact.kind = 'refund_failed' and task.kind = 'refund' and not task.for_order and task.followed_by is null
      and task.by_hand is null)`,
  capture: sql`(
    select distinct payments.order_id from payment_tasks as task join payments on payments.id = task.payment_id
    where task.state = 'refused' and task.kind = 'capture' and payments.status = 'authorised' and not exists (
      select from payment_tasks as later where later.payment_id = task.payment_id and later.kind = 'capture'
        and (later.created_at, later.id) > (task.created_at, task.id)))`,
};
