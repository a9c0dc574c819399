import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { countedTo } from '../../../infra/database/count-rows';
import type { Db } from '../../../infra/database/db';

/**
 * What waits for this person to agree to: nobody decides what they asked for, or anything of an account of their own
 * (docs/product.md, 'Pay-later for staff').
 */
export const agreementsFor = (user_id: string) => sql`
  pay_later_adjustments as asked join pay_later_accounts as account on account.id = asked.account_id
  where asked.state = 'pending' and asked.requested_by is distinct from ${user_id}::uuid
    and account.user_id is distinct from ${user_id}::uuid`;

/** Each no higher than what is counted to. */
export interface BadgeCounts {
  orders_to_ship: number;
  returns_to_decide: number;
  reviews_waiting: number;
  inquiries_new: number;
  applications_waiting: number;
  agreements_waiting: number;
}

/** What waits for somebody, in few rows whatever the shop's size. */
export const badgesRepository = {
  async count(db: Db, most: number): Promise<BadgeCounts> {
    const counted = (what: RawBuilder<unknown>) => countedTo(most, what);
    const { rows } = await sql<BadgeCounts>`
      select
        ${counted(sql`orders where status = 'open' and fulfilment_status = 'unfulfilled'`)} as orders_to_ship,
        ${counted(sql`returns where state = 'requested'`)} as returns_to_decide,
        ${counted(sql`reviews where state = 'waiting'`)} as reviews_waiting,
        ${counted(sql`inquiries where state = 'new'`)} as inquiries_new,
        ${counted(sql`pay_later_applications where decision is null`)} as applications_waiting,
        ${counted(sql`pay_later_adjustments where state = 'pending'`)} as agreements_waiting`.execute(db);
    const counts = rows[0];
    if (!counts) throw new Error('A count always has a row');
    return counts;
  },

  /** Of what waits for a second person, what this one may decide. */
  async countAgreements(db: Db, user_id: string, most: number): Promise<number> {
    const { rows } = await sql<{ number: number }>`select ${countedTo(most, agreementsFor(user_id))} as number`.execute(
      db,
    );
    return rows[0]?.number ?? 0;
  },
};
