import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { violatedUniqueIndex } from '../../../infra/database/db';
import type { Db, Trx } from '../../../infra/database/db';
import type { CustomerGroupsTable } from '../../../infra/database/tables/customers';

export type GroupRow = Selectable<CustomerGroupsTable>;

/** Groups of customers that staff have made by hand. */
export const customerGroupsRepository = {
  /** By their names, each with how many are in it, counted no further than `most`. */
  async list(db: Db, most: number): Promise<(GroupRow & { members: number })[]> {
    const { rows } = await sql<GroupRow & { members: number }>`
      select customer_groups.*, counted.members from customer_groups
      cross join lateral (
        select count(*)::integer as members from (
          select from customer_group_members where group_id = customer_groups.id limit ${most}) as found
      ) as counted
      order by lower(name), id`.execute(db);
    return rows;
  },

  /** The names of those of these that there are. */
  async namesOf(db: Db | Trx, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await db
      .selectFrom('customer_groups')
      .select(['id', 'name'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  },

  async count(trx: Trx): Promise<number> {
    const row = await trx
      .selectFrom('customer_groups')
      .select((eb) => eb.fn.countAll<number>().as('groups'))
      .executeTakeFirst();
    return row?.groups ?? 0;
  },

  lock: (trx: Trx, id: string): Promise<GroupRow | undefined> =>
    trx.selectFrom('customer_groups').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

  async insert(trx: Trx, group: Pick<GroupRow, 'id' | 'name'>, now: Date): Promise<void> {
    await trx
      .insertInto('customer_groups')
      .values({ ...group, created_at: now, last_modified_at: now })
      .execute();
  },

  async rename(trx: Trx, { id, name, version }: Pick<GroupRow, 'id' | 'name' | 'version'>, now: Date): Promise<void> {
    const values = { name, version: version + 1, last_modified_at: now };
    await trx.updateTable('customer_groups').set(values).where('id', '=', id).execute();
  },

  /** With who was in it. */
  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('customer_groups').where('id', '=', id).execute();
  },

  async addMember(trx: Trx, customer_id: string, group_ids: readonly string[], now: Date): Promise<void> {
    if (group_ids.length === 0) return;
    await trx
      .insertInto('customer_group_members')
      .values(group_ids.map((group_id) => ({ group_id, customer_id, created_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  async removeMember(trx: Trx, customer_id: string, group_ids: readonly string[]): Promise<void> {
    if (group_ids.length === 0) return;
    await trx
      .deleteFrom('customer_group_members')
      .where('customer_id', '=', customer_id)
      .where('group_id', '=', sql<string>`any(${group_ids}::uuid[])`)
      .execute();
  },
};

/** Whether a write failed because another group has that name. */
export const isGroupNameTaken = (error: unknown): boolean => violatedUniqueIndex(error) === 'customer_groups_name';
