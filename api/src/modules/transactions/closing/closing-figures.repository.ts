import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';
import { plannedAnew } from '../../../infra/database/prepared/prepared';
import type { ClosingFigure } from '../../../infra/database/tables/transactions';
import { CLOSING_FIGURES } from './closing.schemas';
import type { Stretch } from './stretch';

/** What moved and was written in a stretch of time, by currency: minor units, what went below 0. */
export async function sumFigures(db: Db, { from, before }: Stretch): Promise<ClosingFigure[]> {
  const { rows } = await sql<ClosingFigure>`${plannedAnew}
    with moved as (
      select kind, currency, moved, fee from transactions
      where at >= ${from} and at < ${before} and (moved <> 0 or fee is not null)
    ), said as (
      select kind || 's' as figure, currency, moved as amount from moved where moved <> 0
      union all select 'fees', currency, -fee from moved where fee is not null
      union all
      select 'orders', currency, total from orders
      where placed_at >= ${from} and placed_at < ${before} and status <> 'cancelled'
      union all
      select paper.kind || 's', placed.currency,
        (paper.content -> 'totals' ->> 'total')::bigint * case paper.kind when 'invoice' then 1 else -1 end
      from invoices as paper join orders as placed on placed.id = paper.order_id
      where paper.issued_at >= ${from} and paper.issued_at < ${before}
      union all
      select 'ledger_' || entry.kind || 's', placed.currency, entry.amount
      from pay_later_entries as entry
      join pay_later_schedules as schedule on schedule.id = entry.schedule_id
      join orders as placed on placed.id = schedule.order_id
      where entry.created_at >= ${from} and entry.created_at < ${before}
      union all
      select case entry.kind when 'issue' then 'value_issues' when 'spend' then 'value_spends'
          when 'adjust' then 'value_adjustments' when 'expire' then 'value_lapses' when 'forfeit' then 'value_lapses'
          when 'end' then 'value_ends'
          else 'value_refunds' end,
        coalesce(card.currency, credit.currency), entry.amount
      from stored_value_entries as entry
      left join gift_cards as card on card.id = entry.gift_card_id
      left join store_credits as credit on credit.id = entry.store_credit_id
      where entry.created_at >= ${from} and entry.created_at < ${before} and entry.kind <> 'redeem'
    )
    select figure, currency, count(*)::integer as count, sum(amount)::bigint as amount
    from said group by figure, currency order by currency, array_position(${[...CLOSING_FIGURES]}::text[], figure)`.execute(
    db,
  );
  return rows;
}
