import { sql } from 'kysely';
import type { Right } from '../../framework/staff/rights';
import { violatedUniqueIndex } from '../../infra/database/db';
import type { Db, Trx } from '../../infra/database/db';
import type { StaffRolesTable } from '../../infra/database/tables/staff';
import { AppError } from '../../errors/errors';

export interface RoleRow {
  id: string;
  key: StaffRolesTable['key'];
  name: string;
  requires_second_factor: boolean;
  version: number;
  right_names: string[];
  member_count: number;
}

interface NewRole {
  id: string;
  name: string;
  rights: readonly Right[];
  now: Date;
}

const select = sql<RoleRow>`
  select id, key, name, requires_second_factor, version,
    array(select right_name from staff_role_rights where role_id = staff_roles.id order by right_name) as right_names,
    (select count(*) from staff where role_id = staff_roles.id)::integer as member_count
  from staff_roles`;

function refuseTaken(error: unknown): never {
  if (violatedUniqueIndex(error) === 'staff_roles_name')
    throw new AppError('staff.role_name_taken', {}, { field: 'name' });
  throw error;
}

async function setRights(trx: Trx, role_id: string, rights: readonly Right[]): Promise<void> {
  await trx.deleteFrom('staff_role_rights').where('role_id', '=', role_id).execute();
  if (rights.length === 0) return;
  await trx
    .insertInto('staff_role_rights')
    .values(rights.map((right_name) => ({ role_id, right_name })))
    .execute();
}

/** Roles and their rights. */
export const rolesRepository = {
  async list(db: Db): Promise<RoleRow[]> {
    const { rows } = await sql<RoleRow>`${select} order by key is null, id`.execute(db);
    return rows;
  },

  async find(db: Db | Trx, id: string): Promise<RoleRow | undefined> {
    const { rows } = await sql<RoleRow>`${select} where id = ${id}`.execute(db);
    return rows[0];
  },

  async findIdByKey(db: Db | Trx, key: NonNullable<StaffRolesTable['key']>): Promise<string> {
    const { id } = await db.selectFrom('staff_roles').select('id').where('key', '=', key).executeTakeFirstOrThrow();
    return id;
  },

  /** The role, which nobody changes or gives away until `trx` ends. */
  async lock(trx: Trx, id: string): Promise<void> {
    await trx.selectFrom('staff_roles').select('id').where('id', '=', id).forUpdate().execute();
  },

  /** @throws AppError `staff.role_name_taken` */
  async insert(trx: Trx, { id, name, rights, now }: NewRole): Promise<void> {
    await trx
      .insertInto('staff_roles')
      .values({ id, key: null, name, created_at: now, last_modified_at: now })
      .execute()
      .catch(refuseTaken);
    await setRights(trx, id, rights);
  },

  /** @throws AppError `staff.role_name_taken` */
  async update(trx: Trx, { id, name, rights, now }: NewRole): Promise<void> {
    await trx
      .updateTable('staff_roles')
      .set((eb) => ({ name, version: eb('version', '+', 1), last_modified_at: now }))
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken);
    await setRights(trx, id, rights);
  },

  async requireSecondFactor(trx: Trx, id: string, requires_second_factor: boolean, now: Date): Promise<void> {
    await trx
      .updateTable('staff_roles')
      .set((eb) => ({ requires_second_factor, version: eb('version', '+', 1), last_modified_at: now }))
      .where('id', '=', id)
      .execute();
  },

  async remove(trx: Trx, id: string): Promise<void> {
    await trx.deleteFrom('staff_roles').where('id', '=', id).execute();
  },
};
