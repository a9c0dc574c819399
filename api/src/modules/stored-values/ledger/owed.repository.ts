import { sql } from 'kysely';
import type { Db } from '../../../infra/database/db';

/** A gift card or a store credit, and what was owed by it at a moment. */
export interface OwedValue {
  id: string;
  /** the last four of a card; whose a credit is, empty once the account is gone */
  label: string;
  currency: string;
  created_at: Date;
  /** minor units */
  owed: number;
}

/** Which values: those of a kind that there were before a moment, by their ids after one. */
interface OwedPart {
  before: Date;
  /** null: from the first on */
  after: string | null;
  limit: number;
}

/** What is left now, without what came and went from the moment on. */
const owedBefore = (owner: 'gift_card_id' | 'store_credit_id', before: Date) => sql`
  value.balance - coalesce((select sum(entry.amount) from stored_value_entries as entry
    where ${sql.ref(`entry.${owner}`)} = value.id and entry.created_at >= ${before}), 0)::bigint`;

/** What the shop owed at a moment, value by value in the order of their ids. */
export const owedRepository = {
  /** When a day (YYYY-MM-DD) ends in a time zone. */
  async endOf(db: Db, day: string, time_zone: string): Promise<Date> {
    const { rows } = await sql<{ end: Date }>`
      select (${day}::date + 1)::timestamp at time zone ${time_zone}::text as end`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('A select of values gives its row');
    return row.end;
  },

  async listCards(db: Db, { before, after, limit }: OwedPart): Promise<OwedValue[]> {
    const { rows } = await sql<OwedValue>`
      select value.id, '…' || value.last_four as label, value.currency, value.created_at,
        ${owedBefore('gift_card_id', before)} as owed
      from gift_cards as value
      where value.created_at < ${before} and (${after}::uuid is null or value.id > ${after}::uuid)
      order by value.id limit ${limit}`.execute(db);
    return rows;
  },

  async listCredits(db: Db, { before, after, limit }: OwedPart): Promise<OwedValue[]> {
    const { rows } = await sql<OwedValue>`
      select value.id, coalesce(value.user_id::text, '') as label, value.currency, value.created_at,
        ${owedBefore('store_credit_id', before)} as owed
      from store_credits as value
      where value.created_at < ${before} and (${after}::uuid is null or value.id > ${after}::uuid)
      order by value.id limit ${limit}`.execute(db);
    return rows;
  },
};
