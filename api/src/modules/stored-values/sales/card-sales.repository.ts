import { sql } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { GiftCardRow } from '../ledger/ledger.repository';

/** What is left of a card that was bought, minor units. */
export type SoldCard = Pick<GiftCardRow, 'id' | 'order_item_id' | 'amount' | 'balance'>;

/** Not ended before: money went back for those, whatever is on them by now. */
const isOut = sql<boolean>`not exists (
  select from stored_value_entries as entry where entry.gift_card_id = gift_cards.id and entry.kind = 'end')`;

const outOf = (db: Db | Trx, order_item_ids: readonly string[]) =>
  db
    .selectFrom('gift_cards')
    .select(['id', 'order_item_id', 'amount', 'balance'])
    .where('order_item_id', '=', sql<string>`any(${order_item_ids}::uuid[])`)
    .where(isOut)
    .orderBy('id');

/** Gift cards that were bought, by the lines of orders that they were bought with. */
export const cardSalesRepository = {
  /** Those that were not ended, by id; nobody spends them until `trx` ends. */
  lockOut: (trx: Trx, order_item_ids: readonly string[]): Promise<SoldCard[]> =>
    outOf(trx, order_item_ids).forUpdate().execute(),

  /** The same to look at. */
  listOut: (db: Db | Trx, order_item_ids: readonly string[]): Promise<SoldCard[]> =>
    outOf(db, order_item_ids).execute(),

  /** Disables those on which something is left. @returns how many */
  async disable(trx: Trx, order_item_ids: readonly string[], reason: string, now: Date): Promise<number> {
    const { numUpdatedRows } = await trx
      .updateTable('gift_cards')
      .set((eb) => ({
        disabled_at: now,
        disabled_reason: reason,
        last_modified_at: now,
        version: eb('version', '+', 1),
      }))
      .where('order_item_id', '=', sql<string>`any(${order_item_ids}::uuid[])`)
      .where('state', '=', 'active')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /** Whose confirmed address that is. */
  async findOwner(trx: Trx, email: string): Promise<string | null> {
    const { rows } = await sql<{ id: string }>`
      select id from users where lower(email) = ${email} and email_verified`.execute(trx);
    return rows[0]?.id ?? null;
  },

  /** Those that were bought with these orders, as they were made, each with whether it was ended. */
  async listOfOrders(db: Db | Trx, order_ids: readonly string[]): Promise<CardOfOrder[]> {
    const { rows } = await sql<CardOfOrder>`
      select gift_cards.*, item.order_id, not (${isOut}) as ended
      from order_items as item join gift_cards on gift_cards.order_item_id = item.id
      where item.order_id = any(${order_ids}::uuid[]) and item.gift_card
      order by item.position, gift_cards.id`.execute(db);
    return rows;
  },

  /** Cards to be mailed on `day` (YYYY-MM-DD) or before, which have an address. */
  async listDue(db: Db, day: string, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('gift_cards')
      .select('id')
      .where('send_on', '<=', day)
      .where('state', '=', 'active')
      .where('email', '<>', '')
      .orderBy('send_on')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Who has bought it, by name; empty once that is forgotten. */
  async findGiver(trx: Trx, order_item_id: string | null): Promise<string> {
    const { rows } = await sql<{ name: string }>`
      select trim((shipping_address ->> 'first_name') || ' ' || (shipping_address ->> 'last_name')) as name
      from order_items join orders on orders.id = order_items.order_id where order_items.id = ${order_item_id}`.execute(
      trx,
    );
    return rows[0]?.name ?? '';
  },
};

/** A card that was bought. */
export interface CardOfOrder extends GiftCardRow {
  order_id: string;
  /** its price went back */
  ended: boolean;
}
