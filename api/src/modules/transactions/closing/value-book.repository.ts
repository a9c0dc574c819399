import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { Stretch } from './stretch';

/** What the shop owed as gift cards, or as store credit, in one currency: minor units, what was taken below 0. */
export interface ValueBookRow {
  value: 'gift_cards' | 'store_credit';
  currency: string;
  opening: number;
  issued: number;
  /** from the one to the other: below 0 of cards, above 0 of credit */
  redeemed: number;
  refunded: number;
  spent: number;
  lapsed: number;
  /** what was left on cards whose price was given back */
  ended: number;
  adjusted: number;
  closing: number;
}

/**
 * The book of gift cards and store credit for a stretch of time: what was owed at its beginning, what came and went, and
 * what was owed at its end. It is reckoned back from what is left now, so that of the ledger no more is read than what was
 * entered since.
 */
export async function sumValueBook(db: Db, { from, before }: Stretch): Promise<ValueBookRow[]> {
  const within = (kinds: readonly string[]) =>
    sql`coalesce(sum(amount) filter (where created_at < ${before} and kind = any(${kinds})), 0)::bigint`;
  const since = (moment: Date) => sql`coalesce(sum(amount) filter (where created_at >= ${moment}), 0)::bigint`;
  const { rows } = await sql<ValueBookRow>`${plannedAnew}
    with entries as (
      select 'gift_cards' as value, card.currency, entry.kind, entry.amount, entry.created_at
      from stored_value_entries as entry join gift_cards as card on card.id = entry.gift_card_id
      where entry.created_at >= ${from}
      union all
      select 'store_credit', credit.currency, entry.kind, entry.amount, entry.created_at
      from stored_value_entries as entry join store_credits as credit on credit.id = entry.store_credit_id
      where entry.created_at >= ${from}
    ), moved as (
      select value, currency, ${within(['issue'])} as issued, ${within(['redeem'])} as redeemed,
        ${within(['refund', 'release'])} as refunded, ${within(['spend'])} as spent,
        ${within(['expire', 'forfeit'])} as lapsed, ${within(['adjust'])} as adjusted,
        ${within(['end'])} as ended,
        ${since(from)} as since_from, ${since(before)} as since_before,
        count(*) filter (where created_at < ${before}) as entries
      from entries group by value, currency
    ), owed as (
      select 'gift_cards' as value, currency, sum(balance)::bigint as balance
      from gift_cards group by currency
      union all
      select 'store_credit', currency, sum(balance)::bigint from store_credits group by currency
    )
    select owed.value, owed.currency, owed.balance - coalesce(moved.since_from, 0) as opening,
      coalesce(issued, 0) as issued, coalesce(redeemed, 0) as redeemed, coalesce(refunded, 0) as refunded,
      coalesce(spent, 0) as spent, coalesce(lapsed, 0) as lapsed, coalesce(adjusted, 0) as adjusted, coalesce(ended, 0) as ended,
      owed.balance - coalesce(moved.since_before, 0) as closing
    from owed left join moved on moved.value = owed.value and moved.currency = owed.currency
    where moved.entries > 0 or owed.balance <> coalesce(moved.since_from, 0)
    order by owed.currency, owed.value`.execute(db);
  return rows;
}
