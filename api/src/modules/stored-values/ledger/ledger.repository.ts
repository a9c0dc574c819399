import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type {
  GiftCardsTable,
  StoreCreditsTable,
  StoredValueEntriesTable,
} from '../../../infra/database/tables/stored-values';

export type GiftCardRow = Selectable<GiftCardsTable>;
export type StoreCreditRow = Selectable<StoreCreditsTable>;
export type EntryRow = Selectable<StoredValueEntriesTable>;
export type EntryKind = EntryRow['kind'];

/** An entry as its history shows it. */
export interface ShownEntry extends Pick<EntryRow, 'id' | 'kind' | 'amount' | 'order_id' | 'created_at'> {
  order_number: string | null;
  /** whoever of the staff made it, by name */
  by: string | null;
  reason: string;
  /** whose store credit a card became */
  redeemed_by: { customer_id: string; name: string } | null;
}

/** A value whose balance is not the sum of its entries. */
export interface LedgerGap {
  id: string;
  balance: number;
  /** what the entries come to */
  entries: number;
}

/** A gift card, or somebody's store credit, by its id. */
export type ValueRef = { gift_card_id: string } | { store_credit_id: string };

const isCard = (value: ValueRef): value is { gift_card_id: string } => 'gift_card_id' in value;

/** A column of entries and what it must be. */
const ownerOf = (value: ValueRef) =>
  isCard(value)
    ? { column: 'gift_card_id' as const, id: value.gift_card_id }
    : { column: 'store_credit_id' as const, id: value.store_credit_id };

/** Gift cards, store credits and the ledger of both. */
export const ledgerRepository = {
  /** Its row stays locked until `trx` ends. */
  lockCard: (trx: Trx, id: string): Promise<GiftCardRow | undefined> =>
    trx.selectFrom('gift_cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** The same of the card with this code. */
  lockByCode: (trx: Trx, code_hash: Buffer): Promise<GiftCardRow | undefined> =>
    trx.selectFrom('gift_cards').selectAll().where('code_hash', '=', code_hash).forUpdate().executeTakeFirst(),

  /** The same of a store credit. */
  lockCredit: (trx: Trx, id: string): Promise<StoreCreditRow | undefined> =>
    trx.selectFrom('store_credits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  findCredit: (db: Db | Trx, user_id: string): Promise<StoreCreditRow | undefined> =>
    db.selectFrom('store_credits').selectAll().where('user_id', '=', user_id).executeTakeFirst(),

  /** The store credit that an order was paid with. */
  findCreditOf: (trx: Trx, order_id: string): Promise<StoreCreditRow | undefined> =>
    trx
      .selectFrom('stored_value_entries as entry')
      .innerJoin('store_credits', 'store_credits.id', 'entry.store_credit_id')
      .selectAll('store_credits')
      .where('entry.order_id', '=', order_id)
      .where('entry.kind', '=', 'spend')
      .executeTakeFirst(),

  /** Makes somebody's store credit, of nothing, where they have none. */
  async openCredit(trx: Trx, credit: Insertable<StoreCreditsTable>): Promise<void> {
    await trx
      .insertInto('store_credits')
      .values(credit)
      .onConflict((conflict) => conflict.column('user_id').doNothing())
      .execute();
  },

  insertEntry: (trx: Trx, entry: Insertable<StoredValueEntriesTable>) =>
    trx.insertInto('stored_value_entries').values(entry).execute(),

  insertReason: (trx: Trx, entry_id: string, reason: string) =>
    trx.insertInto('stored_value_reasons').values({ entry_id, reason }).execute(),

  /** Of the entry of this kind and source, minor units; undefined: there is none. */
  async findAmount(
    trx: Trx,
    value: ValueRef,
    { kind, source }: { kind: EntryKind; source: string },
  ): Promise<number | undefined> {
    const { column, id } = ownerOf(value);
    const row = await trx
      .selectFrom('stored_value_entries')
      .select('amount')
      .where(column, '=', id)
      .where('kind', '=', kind)
      .where('source', '=', source)
      .executeTakeFirst();
    return row?.amount;
  },

  /** What was issued for a source. */
  findIssue: (trx: Trx, source: string): Promise<EntryRow | undefined> =>
    trx
      .selectFrom('stored_value_entries')
      .selectAll()
      .where('kind', '=', 'issue')
      .where('source', '=', source)
      .executeTakeFirst(),

  /** The latest entries first, with the names of who made them and the numbers of their orders. */
  async listEntries(db: Db | Trx, value: ValueRef, limit: number): Promise<ShownEntry[]> {
    const { column, id } = ownerOf(value);
    const { rows } = await sql<ShownEntry>`
      select entry.id, entry.kind, entry.amount, entry.order_id, entry.created_at, orders.number as order_number,
        nullif(trim(users.first_name || ' ' || users.last_name), '') as by, coalesce(told.reason, '') as reason,
        case when redeemer.id is null then null else json_build_object('customer_id', redeemer.id,
          'name', coalesce(nullif(trim(redeemer.first_name || ' ' || redeemer.last_name), ''), redeemer.email)) end
          as redeemed_by
      from stored_value_entries as entry
      left join orders on orders.id = entry.order_id
      left join users on users.id = entry.staff_id
      left join stored_value_reasons as told on told.entry_id = entry.id
      left join stored_value_entries as became on entry.gift_card_id is not null and entry.kind = 'redeem'
        and became.kind = 'redeem' and became.store_credit_id is not null and became.source = entry.source
      left join store_credits as credit on credit.id = became.store_credit_id
      left join users as redeemer on redeemer.id = credit.user_id
      where ${sql.ref(`entry.${column}`)} = ${id}
      order by entry.created_at desc, entry.id desc limit ${limit}`.execute(db);
    return rows;
  },

  /** Forgets why entries of a store credit were made. */
  forgetReasons: (trx: Trx, store_credit_id: string) =>
    sql`delete from stored_value_reasons using stored_value_entries as entry
      where entry.id = entry_id and entry.store_credit_id = ${store_credit_id}`.execute(trx),

  /** Every value whose balance is not the sum of its entries: none, unless the database was tampered with. */
  async listGaps(db: Db): Promise<LedgerGap[]> {
    const { rows } = await sql<LedgerGap>`
      with sums as (
        select coalesce(gift_card_id, store_credit_id) as id, sum(amount)::bigint as entries
        from stored_value_entries group by 1)
      select kept.id, kept.balance, coalesce(sums.entries, 0) as entries
      from (select id, balance from gift_cards union all select id, balance from store_credits) as kept
      left join sums on sums.id = kept.id
      where kept.balance <> coalesce(sums.entries, 0)`.execute(db);
    return rows;
  },
};
