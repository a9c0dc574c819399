import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { compiledOnce } from '../../../infra/database/compiled-once';
import { isId } from '../../../infra/basics/ids';
import type { Db, Trx } from '../../../infra/database/db';
import type { ImagesTable } from '../../../infra/database/tables/database';
import type { ReturnItemsTable, ReturnNotesTable, ReturnsTable } from '../../../infra/database/tables/after-sale';

export type ReturnRow = Selectable<ReturnsTable>;
export type ReturnItemRow = Selectable<ReturnItemsTable>;
export type PictureRow = Selectable<ImagesTable> & { return_id: string };

export const returnsRepository = {
  find: (db: Db | Trx, id_or_number: string): Promise<ReturnRow | undefined> =>
    db
      .selectFrom('returns')
      .selectAll()
      .$if(isId(id_or_number), (query) => query.where('id', '=', id_or_number))
      .$if(!isId(id_or_number), (query) => query.where('number', '=', id_or_number.trim().toUpperCase()))
      .executeTakeFirst(),

  /** The row, which nobody else changes until the transaction ends. */
  lock: (trx: Trx, id: string): Promise<ReturnRow | undefined> =>
    trx.selectFrom('returns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  /** Of these orders, oldest first. */
  async listOf(db: Db | Trx, order_ids: string[]): Promise<ReturnRow[]> {
    return order_ids.length === 0 ? [] : selectOfOrders(db, { order_ids });
  },

  async listItems(db: Db | Trx, return_ids: string[]): Promise<ReturnItemRow[]> {
    if (return_ids.length === 0) return [];
    return db.selectFrom('return_items').selectAll().where('return_id', 'in', return_ids).orderBy('position').execute();
  },

  async listPictures(db: Db | Trx, return_ids: string[]): Promise<PictureRow[]> {
    if (return_ids.length === 0) return [];
    return db
      .selectFrom('return_pictures as picture')
      .innerJoin('uploads as upload', 'upload.id', 'picture.upload_id')
      .innerJoin('images as image', 'image.id', 'upload.image_id')
      .selectAll('image')
      .select('picture.return_id')
      .where('picture.return_id', 'in', return_ids)
      .orderBy('picture.position')
      .execute();
  },

  /** The numbers of these orders, by their ids. */
  async findNumbers(db: Db | Trx, order_ids: string[]): Promise<Map<string, string>> {
    if (order_ids.length === 0) return new Map();
    const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', order_ids).execute();
    return new Map(rows.map(({ id, number }) => [id, number]));
  },

  /** The return that was exchanged for this order. */
  findReplaced: (db: Db | Trx, order_id: string) =>
    db
      .selectFrom('returns')
      .innerJoin('orders', 'orders.id', 'returns.order_id')
      .select(['returns.id as return_id', 'returns.number as return_number', 'orders.number as order_number'])
      .where('returns.replacement_order_id', '=', order_id)
      .orderBy('returns.id')
      .executeTakeFirst(),

  /** The draft of an order that exchanges it, while it is none yet. */
  findDraft: (db: Db | Trx, return_id: string) =>
    db
      .selectFrom('order_drafts')
      .select('id')
      .where('return_id', '=', return_id)
      .where('order_id', 'is', null)
      .executeTakeFirst(),

  async insertNote(trx: Trx, note: Insertable<ReturnNotesTable>): Promise<void> {
    await trx.insertInto('return_notes').values(note).execute();
  },

  /** What the account that asked is called; undefined where it is gone. */
  async findCustomerName(db: Db | Trx, user_id: string | null): Promise<string | undefined> {
    if (user_id === null) return undefined;
    const user = await db
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', user_id)
      .executeTakeFirst();
    return user && `${user.first_name} ${user.last_name}`.trim();
  },

  /** Oldest first. */
  listNotes: (db: Db | Trx, return_id: string) =>
    db
      .selectFrom('return_notes as note')
      .leftJoin('users as author', 'author.id', 'note.author_id')
      .select(['note.id', 'note.text', 'note.created_at'])
      .select(sql<string>`coalesce(author.first_name || ' ' || author.last_name, '')`.as('author_name'))
      .where('note.return_id', '=', return_id)
      .orderBy('note.created_at')
      .orderBy('note.id')
      .execute(),

  async insert(
    trx: Trx,
    row: Insertable<ReturnsTable>,
    items: Omit<Insertable<ReturnItemsTable>, 'return_id' | 'position'>[],
    upload_ids: string[],
  ): Promise<void> {
    const return_id = row.id;
    await trx.insertInto('returns').values(row).execute();
    await trx
      .insertInto('return_items')
      .values(items.map((item, position) => ({ ...item, return_id, position })))
      .execute();
    if (upload_ids.length === 0) return;
    await trx
      .insertInto('return_pictures')
      .values(upload_ids.map((upload_id, position) => ({ return_id, upload_id, position })))
      .execute();
  },

  async update(trx: Trx, id: string, values: Updateable<ReturnsTable>): Promise<void> {
    await trx
      .updateTable('returns')
      .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** What has come back of each of these lines so far. */
  async setReceived(
    trx: Trx,
    return_id: string,
    items: Pick<ReturnItemRow, 'order_item_id' | 'quantity_received' | 'quantity_restocked' | 'worth' | 'worth_tax'>[],
  ): Promise<void> {
    await sql`
      update return_items set quantity_received = came.quantity_received, quantity_restocked = came.quantity_restocked,
        restocked = came.quantity_restocked > 0, worth = came.worth, worth_tax = came.worth_tax
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as came
        (order_item_id uuid, quantity_received integer, quantity_restocked integer, worth bigint, worth_tax bigint)
      where return_id = ${return_id} and return_items.order_item_id = came.order_item_id`.execute(trx);
  },

  listOfUser: (db: Db, user_id: string): Promise<ReturnRow[]> =>
    db.selectFrom('returns').selectAll().where('user_id', '=', user_id).orderBy('created_at').execute(),

  /**
   * The words and pictures are the person's, and notes may name them; what came back and what was paid for it stays with the order.
   * @returns ids of the uploads that nothing shows any more
   */
  async forget(trx: Trx, user_id: string): Promise<string[]> {
    await trx.updateTable('returns').set({ comment: '', message: null }).where('user_id', '=', user_id).execute();
    await trx
      .deleteFrom('return_notes')
      .where('return_id', 'in', (eb) => eb.selectFrom('returns').select('id').where('user_id', '=', user_id))
      .execute();
    const removed = await trx
      .deleteFrom('return_pictures')
      .where('return_id', 'in', (eb) => eb.selectFrom('returns').select('id').where('user_id', '=', user_id))
      .returning('upload_id')
      .execute();
    return removed.map(({ upload_id }) => upload_id);
  },
};

const selectOfOrders = compiledOnce((db, { order_ids }: { order_ids: string[] }) =>
  db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', sql<string>`any(${order_ids}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id'),
);
