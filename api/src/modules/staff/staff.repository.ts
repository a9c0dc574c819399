import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../infra/database/db';
import type { StaffTable } from '../../infra/database/tables/staff';

export type StaffRow = Selectable<StaffTable>;

export interface MemberRow {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  role_id: string;
  role_key: string | null;
  role_name: string;
  version: number;
  created_at: Date;
}

export interface HeldRights {
  role_key: string | null;
  right_names: string[];
  requires_second_factor: boolean;
  has_second_factor: boolean;
}

/** Who works in the shop. `users.role`, which tokens claim, follows from it and is written here alone. */
export const staffRepository = {
  /** The role's key and the names of its rights; undefined for whoever is not staff. */
  async findRights(db: Db | Trx, user_id: string): Promise<HeldRights | undefined> {
    const { rows } = await sql<HeldRights>`
      select staff_roles.key as role_key,
        array(select right_name from staff_role_rights where role_id = staff.role_id order by right_name) as right_names,
        requires_second_factor,
        exists (
          select from second_factors where second_factors.user_id = staff.user_id and turned_on_at is not null
        ) as has_second_factor
      from staff join staff_roles on staff_roles.id = staff.role_id where staff.user_id = ${user_id}`.execute(db);
    return rows[0];
  },

  members: (db: Db | Trx) =>
    db
      .selectFrom('staff')
      .innerJoin('users', 'users.id', 'staff.user_id')
      .innerJoin('staff_roles', 'staff_roles.id', 'staff.role_id')
      .select(['users.id', 'first_name', 'last_name', 'email', 'password_hash', 'staff.version', 'staff.created_at'])
      .select(['staff_roles.id as role_id', 'staff_roles.key as role_key', 'staff_roles.name as role_name']),

  listMembers: (db: Db): Promise<MemberRow[]> =>
    staffRepository.members(db).orderBy('staff.created_at').orderBy('users.id').execute(),

  findMember: (db: Db | Trx, user_id: string): Promise<MemberRow | undefined> =>
    staffRepository.members(db).where('users.id', '=', user_id).executeTakeFirst(),

  /** Ids of all owners; their rows stay locked, so that two cannot both be the last to go. */
  async lockOwners(trx: Trx): Promise<string[]> {
    const { rows } = await sql<{ user_id: string }>`
      select staff.user_id from staff join staff_roles on staff_roles.id = staff.role_id
      where staff_roles.key = 'owner' order by staff.user_id for update of staff`.execute(trx);
    return rows.map(({ user_id }) => user_id);
  },

  /** Whether anybody else works in the shop. */
  async hasOthers(trx: Trx, user_id: string): Promise<boolean> {
    const other = trx.selectFrom('staff').select('user_id').where('user_id', '<>', user_id);
    return (await other.limit(1).executeTakeFirst()) !== undefined;
  },

  lock: (trx: Trx, user_id: string): Promise<StaffRow | undefined> =>
    trx.selectFrom('staff').selectAll().where('user_id', '=', user_id).forUpdate().executeTakeFirst(),

  /** Makes somebody staff, or gives them another role. */
  async put(trx: Trx, user_id: string, role_id: string, now: Date): Promise<void> {
    await trx
      .insertInto('staff')
      .values({ user_id, role_id, created_at: now, last_modified_at: now })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ role_id, version: (eb) => eb('staff.version', '+', 1), last_modified_at: now }),
      )
      .execute();
    await trx.updateTable('users').set({ role: 'ADMIN', last_modified_at: now }).where('id', '=', user_id).execute();
  },

  async remove(trx: Trx, user_id: string, now: Date): Promise<void> {
    await trx.deleteFrom('staff').where('user_id', '=', user_id).execute();
    await trx.updateTable('users').set({ role: 'REGULAR', last_modified_at: now }).where('id', '=', user_id).execute();
  },
};
