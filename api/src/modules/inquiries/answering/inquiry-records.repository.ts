import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { countRows } from '../../../infra/database/count-rows';
import type { Db, Trx } from '../../../infra/database/db';
import type { InquiriesTable, InquiryEntriesTable } from '../../../infra/database/tables/shell';
import type { ListedInquiry } from './inquiry-list.repository';

export type InquiryRow = Selectable<InquiriesTable>;

/** Of what matches an inquiry: by the account that wrote it, or by the same address alone. */
type MatchedBy = 'account' | 'email';

export interface InquiryOrderRow {
  id: string;
  number: string;
  status: 'awaiting_payment' | 'open' | 'completed' | 'cancelled';
  placed_at: Date;
  total: number;
  currency: string;
  matched_by: MatchedBy;
}

type Sender = Pick<InquiryRow, 'user_id' | 'email'>;

/** One inquiry with what was said about it and what the shop has of its sender. */
export const inquiryRecordsRepository = {
  async find(db: Db, id: string): Promise<(InquiryRow & ListedInquiry) | undefined> {
    const { rows } = await sql<InquiryRow & ListedInquiry>`
      select inquiries.*, users.first_name || ' ' || users.last_name as assignee_name
      from inquiries left join users on users.id = assigned_to where inquiries.id = ${id}`.execute(db);
    return rows[0];
  },

  lock: (trx: Trx, id: string): Promise<InquiryRow | undefined> =>
    trx.selectFrom('inquiries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async update(trx: Trx, id: string, changes: Updateable<InquiriesTable>): Promise<void> {
    await trx.updateTable('inquiries').set(changes).where('id', '=', id).execute();
  },

  async insertEntry(trx: Trx, entry: Insertable<InquiryEntriesTable>): Promise<void> {
    await trx.insertInto('inquiry_entries').values(entry).execute();
  },

  countEntries: (trx: Trx, inquiry_id: string): Promise<number> =>
    countRows(trx.selectFrom('inquiry_entries').where('inquiry_id', '=', inquiry_id)),

  /** The first one first. */
  listEntries: (db: Db, inquiry_id: string) =>
    db
      .selectFrom('inquiry_entries as entry')
      .leftJoin('users as author', 'author.id', 'entry.author_id')
      .select(['entry.id', 'entry.kind', 'entry.text', 'entry.created_at'])
      .select(sql<string>`coalesce(author.first_name || ' ' || author.last_name, '')`.as('author_name'))
      .where('entry.inquiry_id', '=', inquiry_id)
      .orderBy('entry.created_at')
      .orderBy('entry.id')
      .execute(),

  /** The account that wrote it, else the one with the same address. */
  async findCustomer(db: Db, { user_id, email }: Sender): Promise<{ id: string; matched_by: MatchedBy } | undefined> {
    if (user_id !== null) return { id: user_id, matched_by: 'account' };
    const { rows } = await sql<{ id: string }>`
      select id from users where lower(email) = lower(${email})`.execute(db);
    return rows[0] && { id: rows[0].id, matched_by: 'email' };
  },

  /** The latest of the account, and of guests with the same address: each by an index that begins with it. */
  async listOrders(db: Db, { user_id, email }: Sender, most: number): Promise<InquiryOrderRow[]> {
    const latest = sql`order by placed_at desc, id desc limit ${most}`;
    const { rows } = await sql<InquiryOrderRow>`
      with found as (
        (select id from orders where user_id = ${user_id} ${latest})
        union
        (select id from orders where lower(email) = lower(${email}) ${latest}))
      select orders.id, number, status, placed_at, total, currency,
        case when user_id = ${user_id} then 'account' else 'email' end as matched_by
      from orders join found using (id) ${latest}`.execute(db);
    return rows;
  },

  /** Of the staff those who may answer, by name. */
  async listAssignees(db: Db, most: number): Promise<{ id: string; name: string }[]> {
    const { rows } = await sql<{ id: string; name: string }>`
      select users.id, users.first_name || ' ' || users.last_name as name
      from staff join users on users.id = staff.user_id join staff_roles on staff_roles.id = staff.role_id
      where staff_roles.key = 'owner' or exists (
        select from staff_role_rights where role_id = staff.role_id and right_name = 'support.write')
      order by name, users.id limit ${most}`.execute(db);
    return rows;
  },
};
