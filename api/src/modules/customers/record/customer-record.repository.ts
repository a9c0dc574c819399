import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../infra/database/db';
import type { CustomerNotesTable, CustomersTable } from '../../../infra/database/tables/customers';

export type CustomerRow = Selectable<CustomersTable>;

export interface GroupRef {
  id: string;
  name: string;
}

/** What staff note of a customer, and the row that lists go by. */
export const customerRecordRepository = {
  find: (db: Db | Trx, id: string): Promise<CustomerRow | undefined> =>
    db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst(),

  async update(trx: Trx, id: string, values: Updateable<CustomersTable>): Promise<void> {
    await trx.updateTable('customers').set(values).where('id', '=', id).execute();
  },

  /** A customer of nobody, with the sums of one who goes. */
  async insertAnonymous(trx: Trx, row: Insertable<CustomersTable>): Promise<void> {
    await trx.insertInto('customers').values(row).execute();
  },

  groupsOf: (db: Db | Trx, customer_id: string): Promise<GroupRef[]> =>
    db
      .selectFrom('customer_group_members as member')
      .innerJoin('customer_groups as own', 'own.id', 'member.group_id')
      .select(['own.id', 'own.name'])
      .where('member.customer_id', '=', customer_id)
      .orderBy(sql`lower(own.name)`)
      .orderBy('own.id')
      .execute(),

  async insertNote(trx: Trx, note: Insertable<CustomerNotesTable>): Promise<void> {
    await trx.insertInto('customer_notes').values(note).execute();
  },

  /** Oldest first. */
  notesOf: (db: Db | Trx, customer_id: string) =>
    db
      .selectFrom('customer_notes')
      .leftJoin('users', 'users.id', 'customer_notes.author_id')
      .select(['customer_notes.id', 'customer_notes.text', 'customer_notes.created_at'])
      .select(sql<string>`coalesce(users.first_name || ' ' || users.last_name, '')`.as('author_name'))
      .where('customer_notes.customer_id', '=', customer_id)
      .orderBy('customer_notes.created_at')
      .orderBy('customer_notes.id')
      .execute(),
};
