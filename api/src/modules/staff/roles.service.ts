import type { Static } from 'typebox';
import { AppError } from '../../errors/errors';
import type { Actor } from '../../framework/routes/http';
import type { Right } from '../../framework/staff/rights';
import type { Infra } from '../../infra';
import { newId } from '../../infra/basics/ids';
import type { Trx } from '../../infra/database/db';
import { withTransaction } from '../../infra/database/transaction';
import type { AuditService } from '../audit/audit.service';
import { rolesRepository } from './roles.repository';
import type { RoleRow } from './roles.repository';
import { rightsOfNames } from '../../framework/staff/rights';
import { rightsOfRole } from './staff.service';
import type { StaffService } from './staff.service';
import type { StaffRole, StaffRoleList } from './staff.schemas';

export interface RolesDeps extends Pick<Infra, 'db' | 'clock'> {
  audit: Pick<AuditService, 'record'>;
  staff: Pick<StaffService, 'requireRights' | 'hasSecondFactor'>;
}

interface RoleEdit {
  name: string;
  rights: Right[];
}

export type RolesService = ReturnType<typeof createRolesService>;

const presentRole = ({ right_names, ...role }: RoleRow): Static<typeof StaffRole> => {
  return { ...role, rights: rightsOfRole({ ...role, right_names }) };
};

/** The roles that every shop has, and those that it makes for itself. */
export function createRolesService({ db, clock, audit, staff }: RolesDeps) {
  /**
   * A role that this actor may change; nobody else does, or gives it away, until `trx` ends.
   * @throws AppError `staff.role_not_found`, `staff.beyond_own_rights`
   */
  async function lock(trx: Trx, actor: Actor, id: string): Promise<RoleRow> {
    await rolesRepository.lock(trx, id);
    const role = await rolesRepository.find(trx, id);
    if (!role) throw new AppError('staff.role_not_found');
    await staff.requireRights(trx, actor, rightsOfRole(role));
    return role;
  }

  /** One of the shop's own roles. @throws AppError as `lock`, `staff.role_fixed` */
  async function lockOwn(trx: Trx, actor: Actor, id: string): Promise<RoleRow> {
    const role = await lock(trx, actor, id);
    if (role.key !== null) throw new AppError('staff.role_fixed');
    return role;
  }

  /** @throws AppError `conflict` with the role as it is now */
  function refuseStale(role: RoleRow, version: number): void {
    if (role.version !== version) throw new AppError('conflict', {}, { extensions: { present: presentRole(role) } });
  }

  async function get(id: string): Promise<Static<typeof StaffRole>> {
    const role = await rolesRepository.find(db, id);
    if (!role) throw new AppError('staff.role_not_found');
    return presentRole(role);
  }

  const entryOf = (action: string, record_id: string) => ({ action, record_type: 'staff_role', record_id });

  return {
    async list(): Promise<Static<typeof StaffRoleList>> {
      return { items: (await rolesRepository.list(db)).map(presentRole) };
    },

    /** @throws AppError `staff.beyond_own_rights`, `staff.role_name_taken` */
    async create(actor: Actor, { name, ...asked }: RoleEdit): Promise<Static<typeof StaffRole>> {
      const rights = rightsOfNames(asked.rights);
      const id = newId();
      await withTransaction(db, async (trx) => {
        await staff.requireRights(trx, actor, rights);
        await rolesRepository.insert(trx, { id, name, rights, now: clock.now() });
        await audit.record(trx, actor, { ...entryOf('staff.create_role', id), after: { name, rights } });
      });
      return get(id);
    },

    /**
     * Changes what everybody with this role may do, from their next call on.
     * @throws AppError `staff.role_not_found`, `staff.role_fixed`, `conflict`, `staff.beyond_own_rights`, `staff.role_name_taken`
     */
    async update(actor: Actor, id: string, edit: RoleEdit & { version: number }): Promise<Static<typeof StaffRole>> {
      const { name, version } = edit;
      const rights = rightsOfNames(edit.rights);
      await withTransaction(db, async (trx) => {
        const role = await lockOwn(trx, actor, id);
        refuseStale(role, version);
        await staff.requireRights(trx, actor, rights);
        await rolesRepository.update(trx, { id, name, rights, now: clock.now() });
        const before = { name: role.name, rights: rightsOfRole(role) };
        await audit.record(trx, actor, { ...entryOf('staff.update_role', id), before, after: { name, rights } });
      });
      return get(id);
    },

    /**
     * Whether everybody with this role, also one that every shop has, needs a second factor; from their next call on.
     * @throws AppError `staff.role_not_found`, `conflict`, `staff.beyond_own_rights`; `staff.second_factor_first` for
     *   somebody who has none
     */
    async requireSecondFactor(
      actor: Actor & { user_id: string },
      id: string,
      { required, version }: { required: boolean; version: number },
    ): Promise<Static<typeof StaffRole>> {
      await withTransaction(db, async (trx) => {
        const role = await lock(trx, actor, id);
        refuseStale(role, version);
        if (required && !(await staff.hasSecondFactor(trx, actor.user_id))) {
          throw new AppError('staff.second_factor_first');
        }
        await rolesRepository.requireSecondFactor(trx, id, required, clock.now());
        const before = { requires_second_factor: role.requires_second_factor };
        const after = { requires_second_factor: required };
        await audit.record(trx, actor, { ...entryOf('staff.require_second_factor', id), before, after });
      });
      return get(id);
    },

    /** @throws AppError `staff.role_not_found`, `staff.role_fixed`, `staff.role_in_use`, `staff.beyond_own_rights` */
    remove: (actor: Actor, id: string): Promise<void> =>
      withTransaction(db, async (trx) => {
        const role = await lockOwn(trx, actor, id);
        if (role.member_count > 0) throw new AppError('staff.role_in_use');
        await rolesRepository.remove(trx, id);
        const before = { name: role.name, rights: rightsOfRole(role) };
        await audit.record(trx, actor, { ...entryOf('staff.delete_role', id), before });
      }),
  };
}
