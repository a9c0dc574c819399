import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { GiftCardsTable } from '../../../infra/database/tables/stored-values';
import type { GiftCardRow } from '../ledger/ledger.repository';

/** SQL of gift cards as staff issue and change them. */
export const giftCardsRepository = {
  find: (db: Db | Trx, id: string): Promise<GiftCardRow | undefined> =>
    db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst(),

  async insert(trx: Trx, card: Insertable<GiftCardsTable>): Promise<void> {
    await trx.insertInto('gift_cards').values(card).execute();
  },

  /** Takes it to its next version. */
  async update(trx: Trx, id: string, columns: Updateable<GiftCardsTable>): Promise<void> {
    await trx
      .updateTable('gift_cards')
      .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** Marks a locked card as past its last day, which its last entry has told of. */
  async markExpired(trx: Trx, id: string, now: Date): Promise<void> {
    await trx.updateTable('gift_cards').set({ expired_at: now }).where('id', '=', id).execute();
  },

  /** Those whose last day was before `day` (YYYY-MM-DD) and that nobody has looked at since. */
  async listExpired(db: Db, day: string, limit: number): Promise<string[]> {
    const rows = await db
      .selectFrom('gift_cards')
      .select('id')
      .where('expired_at', 'is', null)
      .where('expires_on', '<', day)
      .orderBy('expires_on')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  },

  listOfUser: (db: Db, user_id: string): Promise<GiftCardRow[]> =>
    db.selectFrom('gift_cards').selectAll().where('user_id', '=', user_id).orderBy('created_at').execute(),

  /** The cards stay, as somebody may have their codes; one that is still to be mailed keeps where it goes until then. */
  async forgetUser(trx: Trx, user_id: string): Promise<void> {
    await sql`
      delete from stored_value_reasons using stored_value_entries as entry, gift_cards as card
      where entry.id = entry_id and card.id = entry.gift_card_id and card.user_id = ${user_id}`.execute(trx);
    await sql`
      update gift_cards set user_id = null, email = case when waits then email else '' end,
        name = case when waits then name else '' end, message = case when waits then message else '' end
      from (
        select id, send_on is not null and state in ('active', 'disabled') as waits from gift_cards
        where user_id = ${user_id}
      ) as own where gift_cards.id = own.id`.execute(trx);
  },
};
