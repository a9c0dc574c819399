import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { Stretch } from './closing-records.repository';

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
  adjusted: number;
  closing: number;
}

/**
 * The book of gift cards and store credit for a stretch of time: what was owed at its beginning, what came and went, and
 * what was owed at its end.
 */
export async function sumValueBook(db: Db, { from, before }: Stretch): Promise<ValueBookRow[]> {
  const within = (kinds: readonly string[]) =>
    sql`coalesce(sum(amount) filter (where created_at >= ${from} and kind = any(${kinds})), 0)::bigint`;
  const { rows } = await sql<ValueBookRow>`${plannedAnew}
    with entries as (
      select 'gift_cards' as value, card.currency, entry.kind, entry.amount, entry.created_at
      from stored_value_entries as entry join gift_cards as card on card.id = entry.gift_card_id
      where entry.created_at < ${before}
      union all
      select 'store_credit', credit.currency, entry.kind, entry.amount, entry.created_at
      from stored_value_entries as entry join store_credits as credit on credit.id = entry.store_credit_id
      where entry.created_at < ${before}
    )
    select value, currency, coalesce(sum(amount) filter (where created_at < ${from}), 0)::bigint as opening,
      ${within(['issue'])} as issued, ${within(['redeem'])} as redeemed, ${within(['refund', 'release'])} as refunded,
      ${within(['spend'])} as spent, ${within(['expire', 'forfeit'])} as lapsed, ${within(['adjust'])} as adjusted,
      sum(amount)::bigint as closing
    from entries group by value, currency order by currency, value`.execute(db);
  return rows;
}
