import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { OrderNotesTable } from '../../../infra/database/tables/orders';

export interface NoteRow {
  id: string;
  text: string;
  created_at: Date;
  author_name: string;
}

/** What staff note about orders, and who they are. */
export const orderNotesRepository = {
  async insert(trx: Trx, note: Insertable<OrderNotesTable>): Promise<void> {
    await trx.insertInto('order_notes').values(note).execute();
  },

  /** Oldest first. */
  listOf: (db: Db | Trx, order_id: string): Promise<NoteRow[]> =>
    db
      .selectFrom('order_notes')
      .leftJoin('users', 'users.id', 'order_notes.author_id')
      .select(['order_notes.id', 'order_notes.text', 'order_notes.created_at'])
      .select(sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('author_name'))
      .where('order_notes.order_id', '=', order_id)
      .orderBy('order_notes.created_at')
      .orderBy('order_notes.id')
      .execute(),

  /** The name of somebody, of staff or not; undefined where there is no such account. */
  async findPerson(db: Db | Trx, user_id: string | null): Promise<{ id: string; name: string } | undefined> {
    if (user_id === null) return undefined;
    return db
      .selectFrom('users')
      .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
      .where('id', '=', user_id)
      .executeTakeFirst();
  },
};
