import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Stretch } from './stretch';

/** What is compared of gift cards and store credit, in the order in which it is said. */
export type ValueCheck = 'cards_sold' | 'values' | 'credit_spent' | 'credit_returned';

/** Orders whose credit, or whose payments by credit, moved in the stretch. */
const moved = ({ from, before }: Stretch) => sql`(
  select order_id from stored_value_entries
    where created_at >= ${from} and created_at < ${before} and order_id is not null
  union select order_id from transactions where method = 'store-credit' and at >= ${from} and at < ${before})`;

/** What the ledger has of an order `placed` by entries of these kinds. */
const inLedger = (kinds: readonly string[]) => sql`coalesce((
  select sum(entry.amount) from stored_value_entries as entry
  where entry.order_id = placed.id and entry.kind = any(${kinds})), 0)`;

/** Entries of values of one kind, each value once that moved in the stretch. */
const entriesOf = (owner: 'gift_card_id' | 'store_credit_id', { from, before }: Stretch) => sql`
  select ${sql.ref(owner)} as id, sum(amount) as entries from stored_value_entries
  where ${sql.ref(owner)} in (
    select ${sql.ref(owner)} from stored_value_entries where created_at >= ${from} and created_at < ${before})
  group by ${sql.ref(owner)}`;

/** What is left of each card and each credit is the sum of its entries. */
const values = (stretch: Stretch) => sql`
  select null::uuid as order_id, '…' || card.last_four as label, card.currency, card.balance as expected, said.entries as found
  from (${entriesOf('gift_card_id', stretch)}) as said join gift_cards as card on card.id = said.id
  union all
  select null, coalesce(users.email, credit.id::text), credit.currency, credit.balance, said.entries
  from (${entriesOf('store_credit_id', stretch)}) as said join store_credits as credit on credit.id = said.id
  left join users on users.id = credit.user_id`;

/** What payments by store credit have taken is what the ledger says that was spent. */
const creditSpent = (stretch: Stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    coalesce((select sum(captured_amount) from payments
      where payments.order_id = placed.id and payments.method = 'store-credit'), 0) as expected,
    -${inLedger(['spend'])} as found
  from orders as placed where placed.id in ${moved(stretch)}`;

/** What went back of such payments, and what was refunded to store credit, is what the ledger says that came back. */
const creditReturned = (stretch: Stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency,
    coalesce((select sum(refunded_amount) from payments
      where payments.order_id = placed.id and payments.method = 'store-credit'), 0)
      + coalesce((select sum(refund.amount) from order_refunds as refund
        where refund.order_id = placed.id and refund.made = 'credit' and refund.state = 'done'), 0) as expected,
    ${inLedger(['refund', 'release'])} as found
  from orders as placed where placed.id in ${moved(stretch)}`;

/** What orders that were paid have out as gift cards is what the ledger says was issued for them and not ended. */
const cardsSold = (stretch: Stretch) => sql`
  select placed.id as order_id, placed.number as label, placed.currency, placed.cards_out as expected,
    ${inLedger(['issue', 'end'])} as found
  from orders as placed where placed.gift_cards > 0 and (placed.id in ${moved(stretch)}
    or (placed.paid_at >= ${stretch.from} and placed.paid_at < ${stretch.before}))`;

export const VALUE_CHECKS: Record<ValueCheck, (stretch: Stretch) => RawBuilder<unknown>> = {
  values,
  credit_spent: creditSpent,
  credit_returned: creditReturned,
  cards_sold: cardsSold,
};
