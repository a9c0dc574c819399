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
};
